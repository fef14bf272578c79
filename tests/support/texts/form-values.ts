import type { HTMLElement } from "node-html-parser";

/** The fields of a form as a browser would send them. */
export function formValues(form: HTMLElement | null | undefined): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const input of form?.querySelectorAll("input[name], textarea[name]") ?? []) {
    const kind = input.getAttribute("type");
    if ((kind === "radio" || kind === "checkbox") && !input.hasAttribute("checked")) continue;
    sent[input.getAttribute("name") ?? ""] = input.getAttribute("value") ?? input.text;
  }
  for (const select of form?.querySelectorAll("select[name]") ?? []) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option");
    sent[select.getAttribute("name") ?? ""] = chosen?.getAttribute("value") ?? "";
  }
  return sent;
}
