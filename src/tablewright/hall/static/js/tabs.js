// The tabs of a small screen: that of the part of the table which is in view is framed.

import { marks } from "./morph.js";

let soon; // the next frame, in which it is looked once

export function followTabs() {
  marks(() => {}, show);
  addEventListener("scroll", () => (soon ??= requestAnimationFrame(show)), { passive: true });
}

function show() {
  soon = undefined;
  const tabs = [...document.querySelectorAll(".board-tabs a")];
  const current = tabs.find(isInView);
  for (const tab of tabs) tab.ariaCurrent = tab === current ? "location" : null;
}

/** Its part lies where one reads: a little below the tabs. */
function isInView(tab) {
  const { top, bottom } = document.querySelector(tab.hash)?.getBoundingClientRect() ?? {};
  const line = tab.getBoundingClientRect().bottom + innerHeight / 8;
  return top <= line && bottom > line;
}
