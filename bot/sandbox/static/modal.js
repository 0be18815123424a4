/** The dialogs a bot opens: text inputs and menus under labels. */

import { button, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const PARAGRAPH = 2;

/**
 * Open a dialog.
 * @param {{title: string, components: object[]}} modal
 * @param {Reader} reader what its texts may refer to
 * @param {(values: object) => Promise<void>} submit rejects with what to show; the dialog then stays open
 */
export function openModal(modal, reader, submit) {
  const controls = [];
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const dialog = h(
    "dialog",
    { "aria-label": modal.title, data: { testid: "modal" }, on: { close: () => dialog.remove() } },
    h(
      "form",
      { autocomplete: "off", novalidate: true, on: { submit: finish } },
      h("h2", {}, modal.title),
      modal.components.map(part),
      error,
      h("footer", {}, button("Cancel", () => dialog.close()), h("button", { type: "submit", class: "button primary" }, "Submit")),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  controls[0]?.element.focus();

  function part(component) {
    if (component.type === TEXT) return h("div", { class: "markdown" }, markdown(component.content, reader));
    if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner.label));
    return labelled(component.component, component.label, component.description);
  }

  function labelled(component, label, description) {
    const element = component.type === TEXT_INPUT ? textField(component) : menu(component, () => {});
    element.setAttribute("aria-label", label);
    controls.push({ element, component, label });
    // What holds labels of its own, as several ticks do, cannot stand in one.
    return h(element.tagName === "DETAILS" ? "div" : "label", {}, label, component.required !== false && " *", description && h("small", {}, description), element);
  }

  async function finish(event) {
    event.preventDefault();
    const wrong = controls.find((control) => problem(control));
    wrong?.element.focus();
    error.textContent = wrong ? `${wrong.label}: ${problem(wrong)}` : "";
    const values = Object.fromEntries(controls.map(({ element, component }) => [component.custom_id, element.values ?? element.value]));
    if (!wrong) await submit(values).then(() => dialog.close(), (failure) => (error.textContent = failure.message));
    error.hidden = error.textContent === "";
  }
}

function textField({ style, placeholder, min_length, max_length, value, custom_id }) {
  const attributes = { placeholder, minlength: min_length, maxlength: max_length ?? 4000, data: { customId: custom_id } };
  const element = style === PARAGRAPH ? h("textarea", { ...attributes, rows: 4 }) : h("input", { ...attributes, type: "text" });
  element.value = value ?? "";
  return element;
}

function problem({ element, component }) {
  const value = element.values ?? element.value;
  if (value.length === 0) return component.required === false ? "" : "this is needed";
  return typeof value === "string" && value.length < (component.min_length ?? 0) ? `at least ${component.min_length} characters` : "";
}
