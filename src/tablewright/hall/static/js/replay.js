// Replaying a table: a slider through its states, steps by arrow keys, and a button that plays.

import { showContent } from "./morph.js";

const PACE = 1200;

let request, playing;

export function replayTables() {
  document.addEventListener("input", ({ target }) => target.matches("[data-replay]") && show(target));
  document.addEventListener("click", ({ target }) => target.closest("[data-play]") && (playing ? stop() : play()));
  document.addEventListener("click", (event) => {
    const step = event.target.closest("a[data-at]");
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stepReplay(step.dataset.at - slider().value);
  });
  const range = slider();
  if (range && range.value !== range.defaultValue) show(range); // moved before this script was there
}

function slider() {
  return document.querySelector("input[data-replay]");
}

/** One state further or back; false at the end. */
export function stepReplay(by) {
  const range = slider();
  const before = range.value;
  range.valueAsNumber += by;
  if (range.value === before) return false;
  show(range);
  return true;
}

/** To the first or the last state. */
export function goReplay(end) {
  return stepReplay(slider()[end] - slider().value);
}

async function show(range) {
  request?.abort();
  request = new AbortController();
  const { table, viewpoint } = document.body.dataset;
  const seat = viewpoint.slice(viewpoint.lastIndexOf(".") + 1);
  const address = `/tables/${table}/replay?at=${range.value}&seat=${seat}`;
  try {
    const answer = await fetch(address, { signal: request.signal });
    if (!answer.ok) return stop();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    showContent(document.querySelector("main"), page.querySelector("main").innerHTML);
    history.replaceState(null, "", address);
  } catch (error) {
    if (error.name !== "AbortError") stop();
  }
}

function play() {
  if (slider().value === slider().max) slider().value = slider().min;
  playing = setInterval(() => stepReplay(1) || stop(), PACE);
  stepReplay(1);
  showPlaying();
}

function stop() {
  clearInterval(playing);
  playing = undefined;
  showPlaying();
}

/** Also after a morph, which brings the button as the server drew it. */
export function showPlaying() {
  for (const button of document.querySelectorAll("[data-play]")) button.classList.toggle("playing", playing !== undefined);
}
