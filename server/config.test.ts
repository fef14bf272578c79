import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
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

it.each(["https://example.org/shop", "ftp://example.org", "https://u:p@example.org"])(
  "refuses %s as origin",
  (origin) => {
    expect(sentences({ PUBLIC_ORIGIN: origin })).toHaveLength(1);
  },
);
