/** A visit without scripts and without a browser: links are opened and forms sent as the pages' HTML says. */
import { type HTMLElement, parse } from "node-html-parser";
import { ask, type RequestOptions } from "../processes/http.ts";
import type { Site } from "../processes/site.ts";
import { formValues } from "../texts/form-values.ts";
import type { Fields } from "./quote-form.ts";

const sent = { "Content-Type": "application/x-www-form-urlencoded" };

export function plainVisit(site: Pick<Site, "origin">) {
  const visit = {
    address: new URL(site.origin),
    page: parse(""),
    /** Opens an address, follows redirects as a browser does, and keeps what comes as `page`. */
    async open(address: string, options?: RequestOptions): Promise<HTMLElement> {
      visit.address = new URL(address, visit.address);
      const { status, headers, body } = await ask(site, visit.address.pathname + visit.address.search, options);
      if (status === 302 || status === 303) return visit.open(headers.location ?? "");
      visit.page = parse(body);
      return visit.page;
    },
    follow: (link: string | RegExp) => visit.open(named(visit.page, "a", link).getAttribute("href") ?? ""),
    /** Presses a button in a form that is filled in with what the page has in it and `typed`. */
    press(button: string | RegExp, typed: Fields = {}): Promise<HTMLElement> {
      const pressed = named(visit.page, "button", button);
      const form = pressed.closest("form");
      const values = { ...formValues(form), ...typed };
      const [name, value] = [pressed.getAttribute("name"), pressed.getAttribute("value")];
      if (name) values[name] = value ?? "";
      const query = new URLSearchParams(values).toString();
      const action = pressed.getAttribute("formaction") ?? form?.getAttribute("action") ?? visit.address.href;
      if (form?.getAttribute("method")?.toLowerCase() !== "post")
        return visit.open(`${action.split(/[?#]/)[0]}?${query}`);
      return visit.open(action, { method: "POST", headers: { ...sent, Origin: site.origin }, body: query });
    },
  };
  return visit;
}

function named(page: HTMLElement, tag: string, name: string | RegExp): HTMLElement {
  const fits = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  const found = page.querySelectorAll(tag).find(({ text }) => fits(text.replaceAll(/\s+/g, " ").trim()));
  if (!found) throw new Error(`There is no ${tag} ${name}.`);
  return found;
}
