// The menu of the seats: who is away changes without a word, so it is asked for whenever the menu opens.

const menu = document.getElementById("seats-menu");

export function keepSeatsFresh() {
  menu?.addEventListener("beforetoggle", ({ newState, target }) => {
    if (target !== menu) return;
    if (newState === "open") refresh();
    else for (const unfolded of menu.querySelectorAll("details[open]")) unfolded.open = false;
  });
}

/** Without a connection, and while somebody is already busy there, the list stays as it is. */
async function refresh() {
  const list = menu.querySelector(".seat-list");
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("#seats-menu .seat-list");
    const busy = list.contains(document.activeElement) || list.querySelector("details[open]");
    if (fresh && !busy) list.replaceChildren(...fresh.children);
  } catch {
    // the stream says that there is no connection
  }
}
