// The book: it opens where the newest pages begin, and a page that goes on below its edge shows that it does.

import { marks } from "../morph.js";

let known; // the pages that were there before

export function openBook() {
  marks(forgetMore, () => { openNewest(); showMore(); });
  document.addEventListener("change", ({ target }) => target.matches("[name=leaf]") && requestAnimationFrame(showMore));
  document.addEventListener("scroll", ({ target }) => target.matches?.(".leaf-text") && showMore(), true);
  addEventListener("resize", showMore);
}

/** Whoever has read the pages before goes on with the first new one. */
function openNewest() {
  const leaves = [...document.querySelectorAll(".area-book .leaf")];
  const fresh = known && leaves.find((leaf) => !known.has(leaf.id));
  if (fresh) fresh.previousElementSibling.checked = true;
  known = new Set(leaves.map((leaf) => leaf.id));
}

function showMore() {
  for (const text of document.querySelectorAll(".area-book .leaf-text")) {
    text.classList.toggle("more", text.scrollHeight - text.clientHeight - text.scrollTop > 8);
  }
}

function forgetMore() {
  for (const text of document.querySelectorAll(".leaf-text.more")) text.classList.remove("more");
}
