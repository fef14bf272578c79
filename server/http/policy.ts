import { randomBytes } from "node:crypto";
import type { Response } from "express";
import site from "#content/site.ts";
import { googleTagHosts, noTag, type TagHosts } from "./tag-hosts.ts";

declare module "express-serve-static-core" {
  interface Locals {
    nonce?: string;
  }
}

/** Sources beside 'self' that a page may use, in the policy's own notation: 'sha256-…' or 'nonce-…'. */
export interface Allowed {
  script: readonly string[];
  style: readonly string[];
  /** Origins that a form may lead to, also by the redirect that answers it. */
  form?: readonly string[];
}

/** No other host is allowed unless the owner has a tag; it loads only with the visitor's consent. */
const configuredTag: TagHosts = site.tagId === "" ? noTag : googleTagHosts;

/** The Content-Security-Policy of one response; fonts and fetches fall under default-src. `secure` when visitors use https. */
export function contentSecurityPolicy(allowed: Allowed, secure: boolean, tag: TagHosts = configuredTag): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed.script, ...tag["script-src"]].join(" "),
    ["style-src 'self'", ...allowed.style].join(" "),
    ["img-src 'self' data:", ...tag["img-src"]].join(" "),
    ...(tag["connect-src"].length > 0 ? [["connect-src 'self'", ...tag["connect-src"]].join(" ")] : []),
    ...(tag["frame-src"].length > 0 ? [["frame-src", ...tag["frame-src"]].join(" ")] : []),
    ["form-action 'self'", ...(allowed.form ?? [])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export const makeNonce = (): string => randomBytes(18).toString("base64");

/** The response's own nonce, made when it is first needed. */
export const nonceOf = ({ locals }: Response): string => (locals.nonce ??= makeNonce());

export const nonceSource = (nonce: string): Allowed => ({ script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] });
