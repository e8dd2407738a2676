// Sending: choices and other live forms go by fetch; what goes wrong is said in the notice.

import { refresh, refreshIfSilent, untilHeard } from "./stream.js";
import { isTyped, marks } from "./morph.js";
import { placesOnBoard } from "./places.js";
import { showInList, showOnBoard } from "./sight.js";

const PAUSES = [400, 1000, 2000, 4000, 8000]; // at most, before a choice is sent again; the last repeats itself
const TRIES = 20; // a hall that starts anew is back before these are used up
const READING = { least: 8000, letter: 70, again: 2000 }; // so long (ms) something good to know stays over the board
const LIVE = "form[data-live], .prompt form[method=post]";

const notice = document.getElementById("notice");
let pressedAt; // the question that was open when the mouse went down
let toldAt; // and the one that the notice is about
let hinted; // the place and the option that it points at
let fading; // the timer of a notice that goes when it could be read

export function sendForms() {
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(LIVE)) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
  document.addEventListener("mousedown", ({ detail }) => detail < 2 && (pressedAt = openQuestion()), true);
  document.addEventListener("click", dropLateClick, true);
  toldAt = openQuestion();
  marks(unmarkHinted, () => (toldAt === openQuestion() ? markHinted() : clearNotice()));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && clearNotice());
  notice?.addEventListener("click", ({ target }) => target.closest("a") || clearNotice());
}

function openQuestion() {
  return document.querySelector(".options [name=question]")?.value;
}

/** A click, or the second of a double click, that began at another question was not meant for this one. */
function dropLateClick(event) {
  const choice = event.target.closest(".options, .choosable, [data-area]");
  if (!choice || event.detail === 0 || pressedAt === openQuestion()) return;
  event.preventDefault();
  event.stopPropagation();
}

async function send(form, submitter) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true"; // not disabled: that would take the focus away
  const body = new URLSearchParams(new FormData(form, submitter));
  clearNotice();
  try {
    take(await post(form.getAttribute("action"), body), form, body);
  } catch {
    tell({ message: notice?.dataset.offline });
  }
  form.removeAttribute("aria-busy");
}

/** Only a choice is sent again: its question makes sure that it counts once. */
async function post(address, body) {
  const tries = body.has("question") ? TRIES : 1;
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask(address, body);
    } catch (error) {
      if (turn === tries) throw error;
      tell({ message: notice?.dataset.offline });
      await untilHeard(PAUSES[Math.min(turn, PAUSES.length) - 1]);
    }
  }
}

async function ask(address, body) {
  const answer = await fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
  if (answer.redirected) return { go: answer.url };
  return answer.json(); // a proxy's error page is no answer, and counts as no connection
}

function take(answer, form, sent) {
  clearNotice();
  for (const sheet of sheetsOver(answer, form)) sheet.hidePopover();
  if (["stale", "conflict"].includes(answer.error)) refresh(); // the table does not stand as this page shows it
  if (answer.go) location.assign(answer.go);
  else if (answer.error === "stale" && form.elements.question) return; // the next question is on its way
  else if (answer.error) tell(answer);
  else {
    for (const field of form.elements) {
      if (isTyped(field) && field.value === sent.get(field.name)) field.value = field.defaultValue; // what came after stays
    }
    if (answer.message) tell(answer);
    refreshIfSilent(500);
  }
}

/** What would hide what happens on the table: the sheet with the form, or any where something is to be said. */
function sheetsOver({ message }, form) {
  const open = [...document.querySelectorAll("[popover]:popover-open")];
  return open.filter((sheet) => message || sheet.contains(form));
}

function clearNotice() {
  toldAt = openQuestion();
  clearTimeout(fading);
  notice?.classList.remove("notice-read");
  notice?.replaceChildren();
  hinted = undefined;
  unmarkHinted();
}

function unmarkHinted() {
  for (const element of document.querySelectorAll(".hinted")) element.classList.remove("hinted");
}

function markHinted() {
  if (!hinted) return;
  const { place, option } = hinted;
  const marked = [...(place ? placesOnBoard(place) : []), document.getElementById(`option-${option}`)];
  for (const element of marked) (element?.closest(".option") ?? element)?.classList.add("hinted");
}

/** Say it, with the way to the rule, and show the place it is about. */
function tell({ message, error, rule, place, option }) {
  if (!notice || !message) return;
  const good = !error && message !== notice.dataset.offline;
  notice.classList.toggle("notice-good", good);
  notice.replaceChildren(message, ...(rule ? [" ", ruleLink(rule)] : []));
  hinted = { place, option };
  markHinted();
  showHinted();
  if (good) fading = setTimeout(fade, Math.max(READING.least, READING.letter * message.length));
}

/** It no longer covers the board, unless somebody points at it; the marks stay, and readers of screens find it still. */
function fade() {
  if (notice.matches(":hover, :focus-within")) fading = setTimeout(fade, READING.again);
  else notice.classList.add("notice-read");
}

/** A mark behind the edge of a list, or behind the question on a small screen, would be none. */
function showHinted() {
  const option = document.querySelector(".option.hinted");
  const place = [...document.querySelectorAll(".hinted:not(.option)")].find((one) => one.checkVisibility());
  if (option) showInList(option);
  if (place) showOnBoard(place);
}

function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule-link";
  link.href = `/rules/${document.body.dataset.game}#${rule}`;
  link.textContent = rule;
  return link;
}
