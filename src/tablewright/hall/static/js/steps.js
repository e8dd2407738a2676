// What a choice brought about by itself is shown step by step, so that everybody's effects can be followed.

import { callForNothing } from "./attention.js";
import { showRegions } from "./morph.js";

const PAUSE = 700;
const LONGEST = 3500; // all steps together

let arrive; // shows the present at once
let timer;

/** Show the steps one after another, then the present. Something newer, or an impatient person, ends it at once. */
export function showStepwise(steps, showPresent) {
  arrive?.();
  if (!steps.length || document.hidden) return showPresent();
  const pause = Math.min(PAUSE, LONGEST / steps.length);
  arrive = () => {
    clearTimeout(timer);
    arrive = undefined;
    showPresent();
  };
  callForNothing();
  walk(steps, pause);
}

function walk([step, ...rest], pause) {
  if (!step) return arrive();
  showRegions(step);
  timer = setTimeout(() => walk(rest, pause), pause);
}

// Not when the pointer goes down: the page would change under a click that has begun. And not before the click or the
// key is over: it was meant for what the person saw, not for a question that it would bring up.
for (const kind of ["click", "keydown", "visibilitychange"]) {
  document.addEventListener(kind, () => arrive && setTimeout(() => arrive?.()));
}
