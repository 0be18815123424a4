/** Times in the reader's language, as Discord writes them, the relative ones kept up to date. */

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Say how far a moment (seconds since 1970) is from now, such as "in 5 minutes". */
export function relative(unix, locale, now = Date.now() / 1000) {
  const away = Math.round(unix - now);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, seconds]) => Math.abs(away) >= seconds) ?? ["second", 1];
  return words.format(Math.trunc(away / size), unit);
}

/** Say a moment (seconds since 1970) in one of Discord's styles; a moment no calendar has is shown as its number. */
export function moment(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return String(unix);
  if (style === "R") return relative(unix, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/** Make the element for a moment; `refresh` keeps it true. */
export function momentElement(unix, style, locale) {
  const element = document.createElement("time");
  const date = new Date(unix * 1000);
  element.className = "moment";
  element.textContent = moment(unix, style, locale);
  if (!Number.isNaN(date.getTime())) {
    element.dateTime = date.toISOString();
    element.title = moment(unix, "F", locale);
  }
  if (style === "R") Object.assign(element.dataset, { relative: unix, locale });
  return element;
}

/** Bring all relative times in the document up to date. */
export function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = moment(Number(element.dataset.relative), "R", element.dataset.locale);
    if (element.textContent !== text) element.textContent = text;
  }
}
