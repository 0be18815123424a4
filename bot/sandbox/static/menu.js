/** Menus of messages and dialogs: a `select` for one value, ticks that are confirmed for several. */

import { button, h } from "./dom.js";
import { world } from "./world.js";

const SOURCES = { 5: () => users(), 6: () => [...world.roles.values()], 7: () => users(), 8: () => world.places() };

/**
 * Make the control of a select component.
 * @param {object} component as Discord describes it
 * @param {(values: string[], control: HTMLElement) => void} chosen called when a choice is complete
 * @returns {HTMLElement} with `reset`, which shows again what is chosen, and `values`
 */
export function menu(component, chosen) {
  const own = component.options ?? optionsOf(component);
  const { min_values: least = 1, max_values: most = 1 } = component;
  const several = least !== 1 || most > 1;
  return several ? ticks(component, own, least, Math.min(most, own.length), chosen) : single(component, own, chosen);
}

/** The people, roles or channels that a menu offers. */
function optionsOf({ type, default_values: preset = [] }) {
  return SOURCES[type]().map(({ id, name }) => ({ value: id, label: name, default: preset.some((one) => one.id === id) }));
}

function users() {
  return [...world.people.values(), world.bot];
}

function words({ label, emoji }) {
  return [emoji?.name, label].filter(Boolean).join(" ");
}

function attributes({ placeholder, disabled, custom_id }, usual) {
  return { class: "select", "aria-label": placeholder || usual, disabled: Boolean(disabled), data: { customId: custom_id } };
}

function single(component, own, chosen) {
  const control = h(
    "select",
    { ...attributes(component, "Choose one"), on: { change: () => chosen([control.value], control) } },
    h("option", { value: "", disabled: true, hidden: true, selected: true }, component.placeholder || "Choose one"),
    own.map((option) =>
      h(
        "option",
        { value: option.value, selected: Boolean(option.default), title: option.description },
        [words(option), option.description].filter(Boolean).join(" — "),
      ),
    ),
  );
  control.reset = () => [...control.options].forEach((option) => (option.selected = option.defaultSelected));
  Object.defineProperty(control, "values", { get: () => (control.value ? [control.value] : []) });
  return control;
}

function ticks(component, own, least, most, chosen) {
  const { placeholder } = component;
  const count = h("span", { "aria-live": "polite" });
  const boxes = own.map((option) => h("input", { type: "checkbox", value: option.value, checked: Boolean(option.default), on: { change } }));
  const confirm = button("Confirm", () => ((control.open = false), chosen(control.values, control)), { class: "button primary", data: { testid: "confirm" } });
  const labels = own.map((option, at) => h("label", {}, boxes[at], h("span", {}, words(option), option.description && h("small", {}, option.description))));
  const preset = own.filter((option) => option.default).map(words).join(", ");
  const control = h(
    "details",
    attributes(component, preset || "Choose"),
    h("summary", {}, preset || placeholder || `Choose ${least === most ? most : `${least} to ${most}`}`),
    h("div", { class: "ticks", data: { testid: "menu" } }, labels, h("footer", {}, count, confirm)),
  );

  function change(event) {
    if (most === 1 && event?.target.checked) for (const box of boxes) box.checked = box === event.target;
    const size = control.values.length;
    count.textContent = `${size} chosen of ${least === most ? most : `${least} to ${most}`}`;
    confirm.disabled = component.disabled || size < least || size > most;
  }

  Object.defineProperty(control, "values", { get: () => boxes.filter((box) => box.checked).map((box) => box.value) });
  control.reset = () => {
    for (const box of boxes) box.checked = box.defaultChecked;
    change();
  };
  change();
  return control;
}
