// Comforts of every page of the hall: buttons that copy a link.

import { announce } from "./attention.js";

document.documentElement.classList.add("scripted"); // styles show what only works with script

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  await copy(new URL(button.dataset.copy, location.href).href);
  button.classList.add("copied");
  if (button.dataset.copied) announce([button.dataset.copied]);
  setTimeout(() => button.classList.remove("copied"), 2000);
});

/** Browsers lend their clipboard only to safe addresses; in a home network the old way is left. */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = Object.assign(document.createElement("textarea"), { value: text });
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
