import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readConfig, variables } from "./config.ts";
import { Refusal } from "./refusal.ts";

const sentences = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.sentences;
    throw error;
  }
};

it("serves this machine when nothing is set", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    origin: "http://localhost:3000",
    databaseUrl: undefined,
    smtpUrl: undefined,
    trustProxy: 0,
    quotesPerHour: 20,
    minFillSeconds: 3,
    mailRetrySeconds: [10, 30, 120, 600, 3600],
  });
});

it("takes an empty variable for one that is not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

it("takes no address for answers that is too long once a message's own part is added", () => {
  expect(sentences({ REPLY_ADDRESS: "in.example.org" })).toEqual([expect.stringContaining("must be an email")]);
  expect(sentences({ REPLY_ADDRESS: "enquiries1@in.example.org" })).toEqual([]);
  expect(sentences({ REPLY_ADDRESS: "enquiries-1@in.example.org" })).toEqual([
    "REPLY_ADDRESS must have at most ten characters before its @.",
  ]);
});

it("says that answers by email don't reach the desk where only one of their two settings is set", () => {
  const [address, secret] = [{ REPLY_ADDRESS: "reply@in.example.org" }, { INBOUND_SECRET: "x".repeat(32) }];
  expect(readConfig(address).withoutEffect).toEqual([
    expect.stringMatching(/^REPLY_ADDRESS is set and INBOUND_SECRET is not: customers’ answers go to your own mailbox/),
  ]);
  expect(readConfig(secret).withoutEffect).toEqual([
    expect.stringMatching(/^INBOUND_SECRET is set and REPLY_ADDRESS is not: /),
  ]);
  for (const env of [{}, { ...address, ...secret }]) expect(readConfig(env).withoutEffect).toEqual([]);
});

it("drops a slash behind the origin", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://www.example.org/" }).origin).toBe("https://www.example.org");
});

it("says everything that is wrong at once, in sentences that name the variable", () => {
  const wrong = {
    PORT: "70000",
    PUBLIC_ORIGIN: "www.example.org",
    DATABASE_URL: "mysql://db",
    SMTP_URL: "mail.example.org",
    MAIL_FROM: "Ann",
    QUOTES_PER_HOUR: "many",
    TRUST_PROXY: "-1",
    MIN_FILL_SECONDS: "1.5",
    MAIL_RETRY_SECONDS: "10;30",
    LOG_LEVEL: "loud",
    PAYMENTS: "cash",
    STRIPE_SECRET_KEY: "pk_live_1",
    STRIPE_WEBHOOK_SECRET: "secret",
    STRIPE_API_URL: "localhost",
  };
  const said = sentences(wrong);
  for (const name of Object.keys(wrong))
    expect(said.filter((text) => text.startsWith(`${name} must be`))).toHaveLength(1);
  expect(said).toHaveLength(Object.keys(wrong).length);
  for (const text of said) expect(text).toMatch(/\.$/);
});

it("says how a password stands in an address that can't be read", () => {
  for (const env of [
    { DATABASE_URL: "postgres://site:pa/ss@127.0.0.1:5432/site" },
    { SMTP_URL: "smtps://hello:pa#ss@mail.example.org:465" },
    // These can be read, as the address of another server.
    { SMTP_URL: "smtps://hello:25#ss@mail.example.org:465" },
    { SMTP_URL: "smtps://hello:25/ss@mail.example.org:465" },
    { DATABASE_URL: "postgres://site:12?ss@127.0.0.1:5432/site" },
  ]) {
    const [said = ""] = sentences(env);
    expect(said).toMatch(
      /^\w+ must be an address such as .*\. Special characters of its password stand in percent form: \/ is %2F\.$/,
    );
    expect(said).not.toMatch(/ss@/);
  }
  expect(sentences({ ALERT_WEBHOOK_URL: "ntfy.sh" }).join()).not.toContain("password");
});

it("lets nobody be without an owner at the desk", () => {
  expect(sentences({ DESK_EMAILS: "sam@example.org:staff, ann@example.org:staff" })).toEqual([
    "DESK_EMAILS must have an owner: with staff alone nobody could refund, cancel or erase.",
  ]);
  expect(sentences({ DESK_EMAILS: "sam@example.org:staff,ann@example.org" })).toEqual([]);
  expect(sentences({ DESK_EMAILS: "sam" })).toHaveLength(1);
});

it.each([
  ["www.example.org", '"www.example.org" has no https:// in front'],
  ["https://example.org/shop", 'it has a path, "/shop"'],
  ["https://example.org//", 'it has a path, "//"'],
  ["https://example.org?a=1", 'it has "?a=1" behind it'],
  ["https://example.org/#top", 'it has "#top" behind it'],
  ["ftp://example.org", "it begins with ftp://"],
  ["https://", '"https://" is no address'],
  ["https://u:secret@example.org", "it has a user name or a password in it"],
])("says what is wrong with %s as origin", (origin, why) => {
  const said = sentences({ PUBLIC_ORIGIN: origin });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(why);
  expect(said[0]).not.toContain("secret");
});

it.each([
  [{ PORT: "43101" }, "http://localhost:43101"],
  [{ PORT: "80" }, "http://localhost"],
  [{ PORT: "4000", HOST: "0.0.0.0" }, "http://localhost:4000"],
  [{ HOST: "::" }, "http://localhost:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ HOST: "127.0.0.1" }, "http://127.0.0.1:3000"],
  [{ HOST: "no host" }, "http://localhost:3000"],
  [{ PORT: "4000", PUBLIC_ORIGIN: "https://WWW.Example.org:8443/" }, "https://www.example.org:8443"],
])("with %j, links start with %s", (env, origin) => {
  expect(readConfig(env).origin).toBe(origin);
});

it("gives Caddy in compose the variables of its file, and both names of the site", () => {
  const text = (name: string) => readFileSync(new URL(`../deploy/${name}`, import.meta.url), "utf8");
  const sites = [...text("Caddyfile.compose").matchAll(/^\{\$([A-Z_]+)\} \{$/gm)].map(([, name]) => name);
  expect(sites).toEqual(["SITE_HOST", "SITE_APEX"]);
  for (const name of sites) expect(text("compose.yaml")).toContain(`      ${name}: \${${name}:`);
});

it("leaves to the settings, in compose, how many proxies are in front", () => {
  const compose = readFileSync(new URL("../deploy/compose.yaml", import.meta.url), "utf8");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own form
  expect(/^ +TRUST_PROXY: (.*)$/m.exec(compose)?.[1]).toBe('"${TRUST_PROXY:-1}"');
});

it("lists every variable in the example of settings", () => {
  const example = readFileSync(new URL("../deploy/site.env.example", import.meta.url), "utf8");
  // The last four are variables of the build and of compose.yaml, not of the running site.
  const all = [...variables, "RELEASES_DIR", "SITE_HOST", "SITE_APEX", "POSTGRES_PASSWORD"].sort();
  expect([...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual(all);
  // The example as it is, and with all the settings that it has as comments.
  expect(sentences(parseEnv(example) as Record<string, string>)).toEqual([]);
  expect(sentences(parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, "")) as Record<string, string>)).toEqual([]);
});
