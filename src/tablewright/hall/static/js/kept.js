// What was typed or picked is still there after a wish, such as another language, has loaded the page anew; what was
// typed, also when the page loads itself anew.

const KEPT = "kept-fields";
const TYPED = ":is(input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio], [readonly]), textarea)";
const FIELDS = `:is(${TYPED}, [type=checkbox], [type=radio], select)`;

const isPicked = (field) => ["checkbox", "radio"].includes(field.type);
const nameOf = (field) => [...formOf(field), field.name, isPicked(field) ? field.value : ""].join(" ");
const fields = (wanted) => [...document.querySelectorAll(wanted)].filter((field) => field.name);

document.addEventListener("submit", ({ target }) => target.querySelector("[data-here]") && keep(fields(FIELDS)));
putBack();

/** Load the page anew, with all that is being typed. */
export function reloadPage() {
  keep(fields(TYPED));
  location.reload();
}

/** Several forms may go to one address. */
function formOf({ form }) {
  const address = form?.getAttribute("action");
  return [address, [...document.forms].filter((each) => each.getAttribute("action") === address).indexOf(form)];
}

function keep(wanted) {
  const held = wanted.map((field) => [nameOf(field), isPicked(field) ? field.checked : field.value]);
  const focused = wanted.includes(document.activeElement) ? nameOf(document.activeElement) : undefined;
  sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, held, focused }));
}

function putBack() {
  const { path, held, focused } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  sessionStorage.removeItem(KEPT);
  if (path !== location.pathname) return;
  const known = new Map(held);
  for (const field of fields(FIELDS)) {
    const name = nameOf(field);
    if (known.has(name)) field[isPicked(field) ? "checked" : "value"] = known.get(name);
    if (name === focused) field.focus({ preventScroll: true }); // or what is typed next would be taken for keys of the table
  }
}
