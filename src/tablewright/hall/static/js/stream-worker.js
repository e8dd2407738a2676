// The shared worker: one stream for all tabs of a browser, because a browser allows only six connections to a host.

import { openSource } from "./source.js";

const watchOf = new Map(); // by port
let watched = "";
let close = () => {};
let soon, streamPath;

self.addEventListener("connect", ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => (data.leave ? leave(port) : join(port, data)));
  port.addEventListener("close", () => leave(port)); // a tab that crashed
  port.start();
});

function join(port, { watch, path }) {
  watchOf.set(port, watch);
  rearrange(path);
}

function leave(port) {
  watchOf.delete(port);
  rearrange();
}

/** Several tabs often come and go together: wait a moment, then open the stream anew if what is watched has changed. */
function rearrange(path = streamPath) {
  streamPath = path;
  clearTimeout(soon);
  soon = setTimeout(() => {
    const watches = [...new Set(watchOf.values())].sort();
    if (watches.join() === watched) return;
    watched = watches.join();
    close();
    close = watches.length ? openSource(streamPath, watches, tell) : () => {};
  }, 40);
}

function tell(news) {
  for (const [port, watch] of watchOf) {
    if (!news.event || news.event.watch === watch) port.postMessage(news);
  }
}
