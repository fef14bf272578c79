import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { everyEmail } from "../../../tests/support/product/every-email.ts";
import { type EmailKind, emailKinds, recipientOf } from "../../email/kinds.ts";
import { deskRoutes } from "./routes.tsx";

const paths = deskRoutes.map(({ path }) => path);

it("every email to the owner leads to a page of the desk, by way of signing in, and names no command", async () => {
  const emails = await everyEmail();
  for (const kind of Object.keys(emailKinds) as EmailKind[]) {
    if (recipientOf(kind) !== "owner" || kind === "desk-sign-in") continue;
    const { text, html } = emails[kind];
    const [, page = ""] = /https?:\/\/\S+\/desk\/sign-in\?to=(\/desk\/\S+)/.exec(text) ?? [];
    expect(
      paths.filter((path) => !path.endsWith("/new") && matchPath(path, page)),
      `${kind}: ${page}`,
    ).toHaveLength(1);
    expect(html, kind).toContain(`/desk/sign-in?to=${page}`);
    expect(text, kind).not.toContain("npm run");
  }
});
