// How a tab hears of changes: from the shared stream, from a stream of its own, or by asking when streams fail.

import { openSource } from "./source.js";

const PATIENCE = 3; // losses in a row before the tab begins to ask by itself
const ASKING_PAUSE = 2500;

let show; // what is done with an event
let heard = 0; // how many events came by stream
let asking; // the timer of polling
const waiting = new Set(); // what is done as soon as the hall is heard of again

const page = document.body.dataset;

/** Begin to listen for the viewpoint of this page. */
export function listen(showEvent) {
  show = showEvent;
  if (!page.stream) return;
  const connect = globalThis.SharedWorker ? share : own;
  let leave = connect();
  addEventListener("pagehide", () => leave());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    leave = connect();
    refresh();
  });
  addEventListener("online", refresh);
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
  refresh(); // what happened between drawing the page and joining the stream
}

function share() {
  const worker = new SharedWorker(new URL("stream-worker.js", import.meta.url), { type: "module", name: "stream" });
  let leave = () => worker.port.postMessage({ leave: true });
  worker.addEventListener("error", () => (leave = own()));
  worker.port.addEventListener("message", ({ data }) => hear(data));
  worker.port.start();
  worker.port.postMessage({ watch: page.viewpoint, path: page.stream });
  return () => {
    leave();
    worker.port.close();
  };
}

function own() {
  return openSource(page.stream, [page.viewpoint], hear);
}

function hear({ event, lost }) {
  if (event) {
    heard += 1;
    stopAsking();
    wakeAll();
    show(event);
  } else if (lost >= PATIENCE && !asking) {
    asking = setInterval(refresh, ASKING_PAUSE);
    refresh();
  }
}

function stopAsking() {
  clearInterval(asking);
  asking = undefined;
}

/** Ask once for what is new. An answer that the stream has overtaken is old news. */
export async function refresh() {
  const before = heard;
  try {
    const answer = await fetch(`/tables/${page.table}/changes?watch=${page.viewpoint}&since=${page.seq}`);
    if (answer.ok) wakeAll();
    if (answer.status !== 200) return;
    const event = await answer.json();
    if (heard === before) show(event);
  } catch {
    // no connection: the stream, the next asking or the browser's "online" will try again
  }
}

/** Wait so long, or until the hall is heard of. */
export function untilHeard(time) {
  return new Promise((wake) => {
    waiting.add(wake);
    setTimeout(wake, time);
  });
}

function wakeAll() {
  for (const wake of waiting) wake();
  waiting.clear();
}

/** Ask in a moment, unless the stream speaks before. */
export function refreshIfSilent(time) {
  const before = heard;
  setTimeout(() => heard === before && refresh(), time);
}
