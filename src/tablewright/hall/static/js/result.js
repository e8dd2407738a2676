// The page of a finished game: whoever stays there hears that the next game is on the table.

import "./page.js";
import { listen } from "./stream.js";

const { dataset } = document.body;

listen(async ({ seq }) => {
  if (seq <= Number(dataset.seq)) return;
  dataset.seq = seq;
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [shown, fresh] = [document.getElementById("next"), page.getElementById("next")];
  if (fresh && !shown.querySelector(".next-open")) shown.replaceChildren(...fresh.childNodes);
});
