/** The dialogs a bot opens: text inputs and menus under labels. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { menuControl } from "./menu.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;
const SELECTS = new Set([3, 5, 6, 7, 8]);

/**
 * Open a dialog.
 * @param {{title: string, components: object[]}} modal
 * @param {{store: Store, reader: object, bot: string}} context
 * @param {(values: object) => Promise<void>} submit rejects with what to show; the dialog then stays open
 */
export function openModal(modal, { store, reader, bot }, submit) {
  const fields = [];
  const error = h("p", { class: "error", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h(
    "button",
    { type: "button", class: "button secondary", on: { click: () => dialog.close() } },
    "Cancel",
  );
  const form = h(
    "form",
    { autocomplete: "off", novalidate: true, on: { submit: finish } },
    h("header", {}, h("h2", { id: "modal-title" }, modal.title), h("small", {}, `A form from ${bot}`)),
    h(
      "div",
      { class: "fields" },
      modal.components.map((component) => part(component)),
    ),
    error,
    h("footer", {}, cancel, send),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title", data: { testid: "modal" } }, form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".fields input, .fields textarea, .fields button")?.focus();

  function part(component) {
    if (component.type === TEXT) return h("div", { class: "markdown" }, markdown(component.content, reader));
    if (component.type === LABEL) return labelled(component.component, component.label, component.description);
    if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner.label));
    return h("p", { class: "unknown" }, `This page cannot show component type ${component.type}.`);
  }

  function labelled(component, label, description) {
    const field =
      component.type === TEXT_INPUT ? textField(component) : SELECTS.has(component.type) && menuField(component);
    if (!field) return part(component);
    const needed = component.required ?? true;
    const id = `field-${fields.length}`;
    fields.push({ ...field, component, label, needed });
    field.element.id = id;
    field.element.setAttribute("aria-required", String(needed));
    return h(
      "div",
      { class: "field" },
      h("label", { for: id }, label, needed && h("span", { class: "needed", title: "Needed" }, " *")),
      description && h("small", { id: `${id}-about` }, description),
      field.element,
    );
  }

  function finish(event) {
    event.preventDefault();
    const wrong = fields.map((field) => [field, problem(field)]).find(([, text]) => text);
    if (wrong) {
      wrong[0].element.focus();
      return complain(`${wrong[0].label}: ${wrong[1]}`);
    }
    error.hidden = true;
    send.disabled = true;
    const values = Object.fromEntries(fields.map(({ component, read }) => [component.custom_id, read()]));
    return submit(values).then(
      () => dialog.close(),
      (failure) => {
        send.disabled = false;
        complain(failure.message);
      },
    );
  }

  function complain(text) {
    error.textContent = text;
    error.hidden = false;
  }

  function menuField(component) {
    let chosen = (component.options ?? []).filter((option) => option.default).map(({ value }) => value);
    const element = menuControl(component, store, (values) => {
      chosen = values;
    });
    return { element, read: () => chosen };
  }
}

function textField(component) {
  const long = component.style === PARAGRAPH;
  const attributes = {
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    data: { customId: component.custom_id },
  };
  const element = h(long ? "textarea" : "input", long ? { ...attributes, rows: 4 } : { ...attributes, type: "text" });
  element.value = component.value ?? "";
  return { element, read: () => element.value };
}

function problem({ component, needed, read }) {
  const value = read();
  if (!needed && value.length === 0) return null;
  if (needed && value.length === 0) return "this is needed";
  if (typeof value === "string" && value.length < (component.min_length ?? 0))
    return `at least ${component.min_length} characters`;
  return null;
}
