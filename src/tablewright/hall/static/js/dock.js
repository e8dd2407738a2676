// The question at the thumb: on a small screen the hand stands on it, and what is asked about is scrolled into sight.

import { marks } from "./morph.js";

const SMALL = matchMedia("(max-width: 899.98px)");

let asked; // the question that was scrolled to

export function dockQuestion() {
  const ask = document.getElementById("ask");
  if (!ask) return;
  new ResizeObserver(() => measure(ask)).observe(ask);
  marks(() => {}, showWhatIsAsked);
}

function measure(ask) {
  document.documentElement.style.setProperty("--ask-height", `${ask.offsetHeight}px`);
}

/** Only for a new question: afterwards the person scrolls. */
function showWhatIsAsked() {
  const question = document.querySelector(".options [name=question]")?.value;
  if (!SMALL.matches || question === asked) return;
  asked = question;
  requestAnimationFrame(() => {
    measure(document.getElementById("ask"));
    const places = [...document.querySelectorAll(".choosable:not(.area-hand *)")].filter((place) => place.checkVisibility());
    if (places.length && !places.some(isInSight)) places[0].closest(".area").scrollIntoView({ block: "start" });
  });
}

/** Between the tabs above and the question below. */
function isInSight(place) {
  const { top, bottom } = place.getBoundingClientRect();
  const ceiling = document.querySelector(".board-tabs").getBoundingClientRect().bottom;
  const floor = document.querySelector(".area-hand").getBoundingClientRect().top || document.getElementById("ask").getBoundingClientRect().top;
  return top >= ceiling && bottom <= floor;
}
