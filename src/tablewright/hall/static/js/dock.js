// The question at the thumb: on a small screen the hand stands on it, and what is asked about is scrolled into sight.

import { marks } from "./morph.js";

export const SMALL = matchMedia("(max-width: 899.98px)");

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
    const places = stage() ?? areaAskedAbout();
    if (places?.some((place) => !isInSight(place))) beginning(topmost(places)).scrollIntoView({ block: "start" });
  });
}

/** On a map what glows is not drawn from the top to the bottom. */
function topmost(places) {
  const top = (place) => place.getBoundingClientRect().top;
  return places.reduce((one, other) => (top(other) < top(one) ? other : one));
}

/** From where to show a place: with its whole area if that leaves it in sight, else with what lies right around it. */
function beginning(place) {
  const { bottom } = place.getBoundingClientRect();
  const around = [".area", ".region"].map((kind) => place.closest(kind)).filter(Boolean);
  return around.find((one) => bottom - one.getBoundingClientRect().top <= floor(place) - ceiling()) ?? place;
}

/** What goes on while something is asked, such as a roll of dice; all questions in between are about it. */
function stage() {
  const found = document.querySelector(".area [data-stage]");
  return found && [found];
}

/** The places that glow in the area with most of them; the hand stands beside the question anyway. */
function areaAskedAbout() {
  const glowing = [...document.querySelectorAll(".area .choosable:not(.area-hand *)")].filter((place) => place.checkVisibility());
  const areas = Map.groupBy(glowing, (place) => place.closest(".area"));
  return [...areas.values()].sort((one, other) => other.length - one.length)[0];
}

/** Between the tabs above and what stands at the thumb. */
export function isInSight(place) {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= ceiling() && bottom <= floor(place);
}

function ceiling() {
  return document.querySelector(".board-tabs").getBoundingClientRect().bottom;
}

/** The top of the question, or of the hand that stands on it, unless the place lies in there. */
function floor(place) {
  const docked = [...document.querySelectorAll(".area-ask, .area-hand")].filter(
    (area) => area.checkVisibility() && getComputedStyle(area).position === "sticky" && !area.contains(place),
  );
  return Math.min(innerHeight, ...docked.map((area) => area.getBoundingClientRect().top));
}
