// Comforts of every page of the hall: links are copied, wishes lead back to what one sees, menus open again after them.

import "./kept.js";
import { announce } from "./attention.js";

document.documentElement.classList.add("scripted"); // styles show what only works with script

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  const link = new URL(button.dataset.copy, location.href);
  if ("copyMoment" in button.dataset) link.search = location.search; // of a replay, which moves on
  await copy(link.href);
  button.classList.add("copied");
  if (button.dataset.copied) announce([button.dataset.copied]);
  setTimeout(() => button.classList.remove("copied"), 2000);
});

/** The address may have changed since the page was drawn, as it does in a replay. */
document.addEventListener("submit", ({ target }) => {
  const back = target.querySelector("[data-here]");
  if (!back) return;
  const here = new URL(location.href);
  if (new URL(back.value, here).pathname !== here.pathname) return; // this page was the answer to a form
  here.searchParams.delete("lang"); // or it would go against the language that is chosen now
  back.value = here.pathname + here.search + new URL(back.value, here).hash;
});

/** Whoever changes a setting goes on in the menu. */
const menu = document.getElementById(location.hash.slice(1));
if (menu?.matches(".menu[popover]")) {
  menu.showPopover();
  history.replaceState(null, "", location.pathname + location.search);
}

/** Browsers lend their clipboard only to safe addresses; in a home network the old way is left. */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
