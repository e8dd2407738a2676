// The page of a table: puts the parts together and passes them what the stream brings.

import "./page.js";
import { announceQuestion, callFor, prepareSound } from "./attention.js";
import { dockQuestion } from "./dock.js";
import { openDrawers } from "./drawer.js";
import { reloadPage } from "./kept.js";
import { listenToKeys } from "./keys.js";
import { enlargeCards } from "./large.js";
import { FOLLOWED, identify, marks, scrollToEnd, showRegions } from "./morph.js";
import { joinPlaces } from "./places.js";
import { replayTables, showPlaying } from "./replay.js";
import { keepSeatsFresh } from "./seats.js";
import { sendForms } from "./send.js";
import { showStepwise } from "./steps.js";
import { listen } from "./stream.js";
import { followTabs } from "./tabs.js";
import { guide } from "./tour.js";
import { markUnread } from "./unread.js";

const CALM = 3000; // a page that has just been loaded is not loaded again at once
const ON_ITS_WAY = 700; // whoever has logged in on another page: its answer brings the new session

let newest = document.body.dataset.seq;

function show(event) {
  const { status } = document.body.dataset;
  const another = status && event.status && event.status !== status;
  if (event.reload || another) {
    history.scrollRestoration = "manual"; // what comes is another page, to be read from its top
    setTimeout(reloadPage, performance.now() < CALM ? CALM : another ? 0 : ON_ITS_WAY);
    return;
  }
  const steps = event.steps ?? [];
  showStepwise(steps, () => {
    newest = event.seq;
    showRegions(Object.assign({}, ...steps, event.regions)); // whoever is impatient has not seen the steps
    callFor(event);
  });
}

identify(document);
document.querySelectorAll(FOLLOWED).forEach(scrollToEnd);
sendForms();
keepSeatsFresh();
enlargeCards();
joinPlaces();
guide();
followTabs();
dockQuestion();
markUnread();
marks(() => {}, announceQuestion);
marks(() => {}, showPlaying);
marks(() => {}, () => newest && (document.body.dataset.seq = newest)); // what is shown, not what is on its way
openDrawers();
listenToKeys();
replayTables();
prepareSound();
listen(show);
