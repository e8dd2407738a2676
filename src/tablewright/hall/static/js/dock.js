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
    const places = areaAskedAbout();
    if (places?.some((place) => !isInSight(place))) places[0].closest(".area").scrollIntoView({ block: "start" });
  });
}

/** The places that glow in the area with most of them; the hand stands beside the question anyway. */
function areaAskedAbout() {
  const glowing = [...document.querySelectorAll(".area .choosable:not(.area-hand *)")].filter((place) => place.checkVisibility());
  const areas = Map.groupBy(glowing, (place) => place.closest(".area"));
  return [...areas.values()].sort((one, other) => other.length - one.length)[0];
}

/** Between the tabs above and the question below. */
function isInSight(place) {
  const { top, bottom } = place.getBoundingClientRect();
  const ceiling = document.querySelector(".board-tabs").getBoundingClientRect().bottom;
  return top >= ceiling && bottom <= document.getElementById("ask").getBoundingClientRect().top;
}
