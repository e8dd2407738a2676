// The rulebook in a drawer: fetched once, opened at a rule, searched by words.

import { giveFocus } from "./morph.js";

const drawer = document.getElementById("drawer");
let loaded; // the promise of the rules
let opener;

export function openDrawers() {
  if (!drawer) return;
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.rule-link");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openAt(link);
  });
  drawer.addEventListener("input", ({ target }) => target.type === "search" && searchFromTop(target.value));
  drawer.addEventListener("click", ({ target }) => target === drawer && drawer.close()); // beside the drawer
  drawer.addEventListener("close", giveFocusBack);
  drawer.addEventListener("keydown", closeAtOnce);
  drawer.addEventListener("keydown", goToSearch);
}

/** The field stands before hundreds of rules. */
function goToSearch(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.type === "search") return;
  event.preventDefault();
  drawer.querySelector("input[type=search]")?.focus();
}

/** In a field for searching the browser would take the key for itself the first time, to empty the field. */
function closeAtOnce(event) {
  if (event.key !== "Escape" || event.target.type !== "search") return;
  event.preventDefault();
  drawer.close();
}

/** The rule of the link, or the one that matters now. Without a connection the link leads to the page of the rules. */
async function openAt(link) {
  const { pathname, hash } = new URL(link.hash ? link.href : (ruleOfNow() ?? link).href);
  if (!drawer.open) opener = document.activeElement;
  try {
    await (loaded ??= load(`${pathname}/drawer`));
  } catch {
    location.assign(pathname + hash);
    return;
  }
  if (!drawer.open) drawer.showModal();
  find(decodeURIComponent(hash.slice(1)));
}

/** The rule of the open question, or of what the table waits for. */
function ruleOfNow() {
  return document.querySelector(".prompt-rule .rule-link");
}

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const body = drawer.querySelector(".drawer-body") ?? drawer.appendChild(document.createElement("div"));
  body.innerHTML = await answer.text();
}

function find(id) {
  const field = drawer.querySelector("input[type=search]");
  if (field) field.value = "";
  search("");
  for (const rule of drawer.querySelectorAll(".found")) rule.classList.remove("found");
  const rule = id && drawer.querySelector(`#${CSS.escape(id)}`);
  if (!rule) return field?.focus();
  rule.classList.add("found");
  giveFocus(rule);
  rule.scrollIntoView({ block: "start" });
}

/** The first rules that fit stand at the top, wherever one has been reading. */
function searchFromTop(text) {
  search(text);
  drawer.scrollTo({ top: 0, behavior: "instant" });
}

/** Every word must occur, accents and case aside; headings without rules go. */
function search(text) {
  const words = plain(text).split(/\s+/);
  const rules = [...drawer.querySelectorAll(".rule")];
  for (const rule of rules) {
    const content = plain(`${rule.id} ${rule.textContent}`);
    rule.hidden = !words.every((word) => content.includes(word));
  }
  for (const part of drawer.querySelectorAll("section")) part.hidden = !part.querySelector(".rule:not([hidden])");
  tellFound(text.trim() ? rules.filter((rule) => !rule.hidden).length : undefined);
}

/** Whoever searches is told how many rules fit; nobody else is. */
function tellFound(count) {
  const found = drawer.querySelector(".drawer-found");
  found.hidden = !count;
  found.querySelector("b").textContent = count;
  drawer.querySelector(".drawer-empty").hidden = count !== 0;
}

function plain(text) {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** The browser does it by itself, unless a new state has replaced the link in the meantime. */
function giveFocusBack() {
  giveFocus(opener?.isConnected ? opener : document.getElementById(opener?.id || "question"));
}
