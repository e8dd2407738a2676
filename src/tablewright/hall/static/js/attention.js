// Calling for attention: the title, the icon of the tab, a sound, and the voice for those who listen to the page.

const READING = 400; // between two lines (ms): added one by one, each is read
const KEPT = 60_000; // a line stays until it has surely been read

const announcer = document.getElementById("announcer");
const icon = document.querySelector("link[rel~=icon]");
let asked = document.querySelector(".prompt-asked") !== null;
let question = questionText();
let sound;
let unsaid = []; // lines that wait for their turn

export function prepareSound() {
  showIcon(asked);
  if (document.body.dataset.sound !== "on") return;
  const unlock = () => (sound ??= new AudioContext()).resume(); // browsers allow sound only after a gesture
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { once: true });
}

/** Take in what an event says besides its regions. */
export function callFor(event) {
  if (event.title) document.title = event.title;
  const before = asked;
  asked = event.asked ?? asked;
  showIcon(asked);
  if (asked && !before) chime();
  announce(event.say ?? []);
}

/** While one looks on, nothing is asked. */
export function callForNothing() {
  document.title = document.body.dataset.title;
  showIcon(false);
}

/** After a new state: read out a new question. */
export function announceQuestion() {
  const now = questionText();
  if (now && now !== question) announce([now]);
  question = now;
}

/** A screen reader may drop what is added at once or taken away early, so every line gets time of its own. */
export function announce(lines) {
  if (!announcer || !lines.length) return;
  const silent = !unsaid.length;
  unsaid.push(...lines);
  if (silent) sayNext();
}

function sayNext() {
  const line = Object.assign(document.createElement("p"), { textContent: unsaid[0] });
  announcer.append(line);
  setTimeout(() => line.remove(), KEPT);
  setTimeout(() => {
    unsaid = unsaid.slice(1);
    if (unsaid.length) sayNext();
  }, READING);
}

function questionText() {
  return [...document.querySelectorAll("#question, .prompt-sub")].map((part) => part.textContent.trim()).join(" ");
}

function showIcon(calling) {
  const wanted = calling ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Two soft notes, the second a fourth higher. */
function chime() {
  if (sound?.state !== "running") return;
  [523.25, 698.46].forEach((pitch, index) => {
    const start = sound.currentTime + index * 0.16;
    const volume = new GainNode(sound, { gain: 0 });
    const note = new OscillatorNode(sound, { frequency: pitch, type: "sine" });
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    note.connect(volume).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.75);
  });
}
