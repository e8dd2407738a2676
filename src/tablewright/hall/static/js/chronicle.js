// The chronicle: it opens by itself when a page has been read that this browser has not shown yet.

import { marks } from "./morph.js";

export function openNewPages() {
  if (document.body.dataset.status) marks(() => {}, open);
}

function open() {
  const page = document.querySelector("#chronicle [data-page]")?.dataset.page;
  const shown = `chronicle-${document.body.dataset.table}`;
  if (!page || sessionStorage.getItem(shown) === page) return;
  sessionStorage.setItem(shown, page);
  document.getElementById("chronicle").showPopover();
}
