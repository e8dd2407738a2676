// The board of Path of Destiny: its chronicle opens by itself when a page has been read that this browser has not shown yet.

import { land, marks } from "../morph.js";

if (document.body.dataset.status) marks(() => {}, openNewPage); // a replay goes past many pages

function openNewPage() {
  const page = document.querySelector("#chronicle [data-page]")?.dataset.page;
  const shown = `chronicle-${document.body.dataset.table}`;
  if (!page || sessionStorage.getItem(shown) === page) return;
  sessionStorage.setItem(shown, page);
  land();
  document.getElementById("chronicle").showPopover();
}
