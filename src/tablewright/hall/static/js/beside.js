// Where something floating stands: beside what it is about, never under the pointer, never off the screen.

const GAP = 12;

/** Put an element beside a rectangle, on the first of the sides ("right", "left", "above", "below") with room. */
export function putBeside(element, anchor, sides) {
  const { width, height } = element.getBoundingClientRect();
  const room = { width: innerWidth - width - GAP, height: innerHeight - height - GAP };
  const middle = { x: (anchor.left + anchor.right - width) / 2, y: (anchor.top + anchor.bottom - height) / 2 };
  const spots = {
    right: [anchor.right + GAP, middle.y],
    left: [anchor.left - GAP - width, middle.y],
    above: [middle.x, anchor.top - GAP - height],
    below: [middle.x, anchor.bottom + GAP],
  };
  const upright = (side) => side === "above" || side === "below";
  const fits = (side) => {
    const [x, y] = spots[side];
    return upright(side) ? y >= GAP && y <= room.height : x >= GAP && x <= room.width;
  };
  const [x, y] = spots[sides.find(fits) ?? sides[0]];
  element.style.left = `${Math.max(GAP, Math.min(x, room.width))}px`;
  element.style.top = `${Math.max(GAP, Math.min(y, room.height))}px`;
}
