/** Who one may be, and the settings of who one is. */

import { avatar, fill, h, steady } from "./dom.js";

const LOCALES = {
  "en-US": "English",
  bg: "Български",
  ru: "Русский",
  ro: "Română",
  de: "Deutsch (not spoken by the bot)",
};

/**
 * Make the panel of people.
 * @param {Store} store
 * @param {(settings: object) => Promise<object>} change
 * @param {() => void} chosen called when a person was pressed
 * @returns {{element: HTMLElement, refresh: () => void}}
 */
export function peoplePanel(store, change, chosen) {
  const list = h("div", { class: "list", role: "group", "aria-label": "People" });
  const name = h("strong", { data: { testid: "you-are" } });
  const locale = h("select", { "aria-label": "Language", data: { testid: "locale" } });
  const closed = h("input", { type: "checkbox", role: "switch", data: { testid: "dm-closed" } });
  const error = h("p", { class: "error", role: "alert", hidden: true });
  locale.addEventListener("change", () => set({ locale: locale.value }));
  closed.addEventListener("change", () => set({ dm_closed: closed.checked }));

  async function set(settings) {
    error.hidden = true;
    try {
      await change(settings);
    } catch (failure) {
      error.textContent = failure.message;
      error.hidden = false;
      refresh();
    }
  }

  const refresh = steady(list, () => {
    const me = store.person;
    const held = list.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    fill(list, [...store.people.values()].map(row));
    if (held) [...list.children].find(({ dataset }) => dataset.testid === held)?.focus();
    if (!me) return;
    name.textContent = me.name;
    const known = { ...LOCALES, [me.locale]: LOCALES[me.locale] ?? me.locale };
    fill(
      locale,
      Object.entries(known).map(([value, label]) => h("option", { value }, label)),
    );
    locale.value = me.locale;
    closed.checked = me.dm_closed;
  });

  function row(person) {
    const mine = person.id === store.personId;
    const count = store.unseen(person.id);
    const notes = [person.locale, person.moderator && "moderator", person.dm_closed && "private closed"];
    return h(
      "button",
      {
        type: "button",
        class: "person",
        "aria-pressed": String(mine),
        data: { testid: `person-${person.name}` },
        on: { click: () => (store.choosePerson(person.id), chosen()) },
      },
      avatar(person.name, person.avatar_color),
      h(
        "span",
        { class: "words" },
        h("span", { class: "name" }, person.name),
        h("small", {}, notes.filter(Boolean).join(" · ")),
      ),
      count > 0 && badge(count, "unread"),
    );
  }

  const element = h(
    "section",
    { class: "pane people", "aria-label": "People" },
    h("header", { class: "top" }, h("h2", {}, "You are: ", name)),
    list,
    h(
      "div",
      { class: "settings" },
      h("label", { class: "setting" }, h("span", {}, "Language"), locale),
      h("label", { class: "setting" }, h("span", {}, "Private messages closed"), closed),
      error,
    ),
    h(
      "p",
      { class: "about" },
      "A fake Discord, on this machine only. You can be anyone here; open a second window to be two people at once.",
    ),
  );
  return { element, refresh };
}

/** A small number on a control. */
export function badge(count, label) {
  return h("span", { class: "badge", "aria-label": `${count} ${label}` }, count > 99 ? "99+" : count);
}
