// What was typed or picked is still there after a wish, such as another language, has loaded the page anew.

const KEPT = "kept-fields";
const FIELDS = ":is(input:not([type=hidden], [type=password], [type=file], [readonly]), textarea, select)";

const isPicked = (field) => ["checkbox", "radio"].includes(field.type);
const nameOf = (field) => [field.form?.getAttribute("action"), field.name, isPicked(field) ? field.value : ""].join(" ");
const fields = () => [...document.querySelectorAll(FIELDS)].filter((field) => field.name);

document.addEventListener("submit", ({ target }) => {
  if (!target.querySelector("[data-here]")) return;
  const held = fields().map((field) => [nameOf(field), isPicked(field) ? field.checked : field.value]);
  sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, held }));
});

const { path, held = [] } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
sessionStorage.removeItem(KEPT);
if (path === location.pathname) {
  const known = new Map(held);
  for (const field of fields()) {
    const before = known.get(nameOf(field));
    if (before !== undefined) field[isPicked(field) ? "checked" : "value"] = before;
  }
}
