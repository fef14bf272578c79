/** The desk in the browser as a signed-in person uses it: `Request` objects in, pages out; no browser and no socket. */
import { type HTMLElement, parse } from "node-html-parser";
import type { Ports } from "../../../app/context.ts";
import { cookieNames, cookiesOf } from "../../../app/features/desk/access/cookies.ts";
import type { DeskUser } from "../../../app/features/desk/access/people.ts";
import { beginSession, keepSession } from "../../../app/features/desk/access/sessions.server.ts";
import { deskHandler } from "../../../app/features/desk/handler.server.tsx";

export const owner: DeskUser = { kind: "owner", email: "owner@agency.example" };
export const staff: DeskUser = { kind: "staff", email: "sam@agency.example" };

export interface DeskAnswer {
  status: number;
  headers: Headers;
  /** The address that it redirects to */
  location: string | null;
  text: string;
  page: HTMLElement;
  /** The message that the next page will show */
  said: string | undefined;
}

export interface DeskBrowser {
  /** @param fields of a form to post; without them, requests the page @returns undefined when the desk does not answer */
  ask(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<DeskAnswer | undefined>;
  /** Requests a page that has to exist. @throws when the desk does not answer */
  get(path: string): Promise<DeskAnswer>;
  post(path: string, fields?: Record<string, string>): Promise<DeskAnswer>;
  cookies: Map<string, string>;
}

/** Somebody at the desk. @param person signed in; nobody for null */
export async function deskBrowser(ports: Ports, person: DeskUser | null = owner): Promise<DeskBrowser> {
  const files = { style: "/assets/desk.css", script: "/assets/desk.js" };
  const handler = deskHandler(ports, { people: [owner, staff], files, mailIsSent: true });
  const cookies = new Map<string, string>();
  /** Milliseconds since 1970 at which a browser drops each. */
  const ends = new Map<string, number>();
  const dropOld = () => {
    const now = ports.clock.now().getTime();
    for (const [name, end] of ends) if (end <= now && ends.delete(name)) cookies.delete(name);
  };
  const take = (line: string) => {
    const [, name = "", value = "", seconds = ""] = /^([^=]+)=([^;]*).*; Max-Age=(\d+)/.exec(line) ?? [];
    cookies.set(name, value);
    ends.set(name, ports.clock.now().getTime() + Number(seconds) * 1000);
    dropOld();
  };
  const now = ports.clock.now();
  if (person) {
    const began = { person, way: "terminal", userAgent: null, now, before: undefined } as const;
    const signedIn = cookiesOf(undefined, false);
    keepSession(await ports.write((write) => beginSession(write, began)), signedIn);
    signedIn.lines.forEach(take);
  }
  const origin = "http://localhost:3000";
  async function ask(path: string, fields?: Record<string, string>, requestHeaders: Record<string, string> = {}) {
    const url = new URL(path, origin);
    dropOld();
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await handler.admit(url.pathname, header);
    const body = fields && new URLSearchParams(fields);
    const request = new Request(url, { ...(body && { method: "POST", body }), headers: requestHeaders });
    const response = await answer?.(request, { address: "127.0.0.1", nonce: null, failed() {} });
    if (!response) return undefined;
    response.headers.getSetCookie().forEach(take);
    const { status, headers } = response;
    const text = await response.text();
    const said = cookies.get(cookieNames.message);
    return {
      status,
      headers,
      location: headers.get("Location"),
      text,
      page: parse(text),
      said: said && decodeURIComponent(said),
    };
  }
  const existing = (path: string, answer: DeskAnswer | undefined) => {
    if (!answer) throw new Error(`The desk has no ${path} for this person`);
    return answer;
  };
  return {
    ask,
    get: async (path) => existing(path, await ask(path)),
    post: async (path, fields = {}) => existing(path, await ask(path, fields)),
    cookies,
  };
}
