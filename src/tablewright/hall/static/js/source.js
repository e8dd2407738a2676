// One connection to the stream of the hall: it opens, notices silence, and opens again with growing pauses.

const FIRST_WORD = 10_000; // a stream begins with the present state; one that does not is held up by something between
const BEAT = 50_000; // once beats have been heard, this much silence means that the line is dead
const LONGEST_PAUSE = 20_000;

/** Watch viewpoints; `hear` gets {event} or {lost: times in a row}. Returns a function that ends it. */
export function openSource(path, watches, hear) {
  const address = `${path}?${watches.map((watch) => `watch=${encodeURIComponent(watch)}`).join("&")}`;
  let source, silence, pause;
  let patience = 2 ** 31 - 1; // for ever, until beats are heard
  let losses = 0;

  function open() {
    source = new EventSource(address);
    source.onmessage = (message) => {
      heard();
      hear({ event: JSON.parse(message.data) });
    };
    source.addEventListener("beat", () => {
      patience = BEAT;
      heard();
    });
    source.onerror = lost;
    expectWithin(FIRST_WORD);
  }
  function expectWithin(time) {
    clearTimeout(silence);
    silence = setTimeout(lost, time);
  }
  function heard() {
    losses = 0;
    expectWithin(patience);
  }
  function lost() {
    close();
    losses += 1;
    hear({ lost: losses });
    const longest = Math.min(LONGEST_PAUSE, 300 * 2 ** losses);
    pause = setTimeout(open, longest * (0.5 + Math.random() / 2));
  }
  function close() {
    source?.close();
    clearTimeout(silence);
    clearTimeout(pause);
  }

  open();
  return close;
}
