// News in the chat: where it is out of sight, its tab says that there is some.

import { marks } from "./morph.js";

let lines = count();
let inSight = false;

export function markUnread() {
  const chat = document.getElementById("region-chat");
  const tab = document.querySelector(".tab-said");
  if (!chat || !tab) return;
  const look = new IntersectionObserver(([seen]) => {
    inSight = seen.isIntersecting;
    if (inSight) tab.classList.remove("unread");
  });
  look.observe(chat);
  marks(() => {}, () => notice(tab));
}

function notice(tab) {
  if (count() > lines && !inSight) tab.classList.add("unread");
  lines = count();
}

function count() {
  return document.querySelectorAll("#region-chat .chat-line").length;
}
