import path from "node:path";
import { z } from "zod";
import { misspeltOf } from "./misspelt.ts";
import { originOf, originProblem, ownOrigin } from "./origin.ts";
import { Refusal, sentencesWhere } from "./refusal.ts";

const integer = (name: string, what: string, min: number, max: number, defaultValue: number) =>
  z
    .string()
    .default(String(defaultValue))
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `${name} must be ${what}: a whole number from ${min} to ${max}.`,
    })
    .transform(Number);

/** Whether the address is not what it seems: behind a # or / in a password, the rest is no longer part of the host. */
const isCutOff = ({ pathname, search, hash }: URL) => hash !== "" || (pathname + search).includes("@");

const address = (name: string, schemes: readonly string[], example: string) => {
  const withPassword = example.includes(":password@");
  const fits = (url: URL) => schemes.includes(url.protocol) && !(withPassword && isCutOff(url));
  return z.string().refine((value) => URL.canParse(value) && fits(new URL(value)), {
    error: `${name} must be an address such as ${example}.${withPassword ? " Special characters of its password stand in percent form: / is %2F." : ""}`,
  });
};

const deskEmail = /^[^\s@:,]+@[^\s@:,]+(:staff|:owner)?$/;

const retrySeconds = "10,30,120,600,3600";

const environment = z.object({
  /** TCP port the site listens on. */
  PORT: integer("PORT", "the port to listen on", 0, 65_535, 3000),
  /** Address of the network card to listen on; all of them when unset. */
  HOST: z.string().optional(),
  /** Data folder of this machine: site.db when no DATABASE_URL is set, and mail/ when no SMTP_URL is. */
  DATA_DIR: z.string().default("./data"),
  /** Folder for backups (npm run backup). It should be on another disk, and copied to another machine. */
  BACKUP_DIR: z.string().default("./backups"),
  /** PostgreSQL to use instead of the file in DATA_DIR. Any number of web processes may share one. */
  DATABASE_URL: address(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/name",
  ).optional(),
  /**
   * The address visitors use, without a path. Links in emails and canonical links start with it. When unset, it is made from HOST
   * and PORT. A public host needs https.
   */
  PUBLIC_ORIGIN: z
    .string()
    .refine((value) => !originProblem(value), {
      error: ({ input }) =>
        `PUBLIC_ORIGIN must be an address alone, such as https://www.example.org: ${originProblem(String(input))}.`,
    })
    .optional(),
  /** The mail server, in Nodemailer's form. When unset, email is kept in DATA_DIR/mail and nothing is sent; refused at a real address. */
  SMTP_URL: address("SMTP_URL", ["smtp:", "smtps:"], "smtps://user:password@mail.example.org:465").optional(),
  /** The sender of emails; the agency's address from content/site.ts when unset. */
  MAIL_FROM: z.email({ error: "MAIL_FROM must be an email address such as hello@example.org." }).optional(),
  /** Seconds before each new attempt to send an email; the last one repeats until the email is three days old. */
  MAIL_RETRY_SECONDS: z
    .string()
    .default(retrySeconds)
    .refine((value) => /^\d{1,6}(,\d{1,6})*$/.test(value), {
      error: `MAIL_RETRY_SECONDS must be whole seconds with commas between them, such as ${retrySeconds}.`,
    }),
  /**
   * Where the owner is alerted, in addition to the email, when a request waits for an answer: an address that takes a POST of plain text, such as
   * https://ntfy.sh/a-name-that-nobody-guesses, or a Slack webhook. It names no customer, only the booking's reference and how long it has
   * waited.
   */
  ALERT_WEBHOOK_URL: address("ALERT_WEBHOOK_URL", ["https:", "http:"], "https://ntfy.sh/a-long-name").optional(),
  /**
   * The address to which customers answer messages from the desk, such as reply@in.example.org: each message gets its own, made from it
   * (reply+….@in.example.org). The service that receives its mail posts each email to <PUBLIC_ORIGIN>/desk-mail/inbound; needs
   * INBOUND_SECRET.
   */
  REPLY_ADDRESS: z
    .email({ error: "REPLY_ADDRESS must be an email address such as reply@in.example.org.", abort: true })
    // With the part that is added for each message, the text before the @ may have at most 64.
    .regex(/^[^@]{1,10}@/, { error: "REPLY_ADDRESS must have at most ten characters before its @." })
    .optional(),
  /** Signs the emails that are posted to /desk-mail/inbound (HMAC-SHA-256). At least 32 characters. */
  INBOUND_SECRET: z.string().min(32, { error: "INBOUND_SECRET must have at least 32 characters." }).optional(),
  /**
   * The payment provider: "demo" (a page where no money moves; refused at a real address), "stripe" (needs the two variables
   * below) or "bank-transfer" (to the account in content/site.ts; the owner marks it paid).
   */
  PAYMENTS: z
    .enum(["demo", "stripe", "bank-transfer"], { error: "PAYMENTS must be one of demo, stripe and bank-transfer." })
    .default("demo"),
  /** Stripe's secret key, or a restricted one that may write Checkout Sessions and Refunds and read Payment Intents and Disputes. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, {
      error: "STRIPE_SECRET_KEY must be a key such as sk_live_…, rk_live_… or sk_test_….",
    })
    .optional(),
  /** Signing secret of the endpoint <PUBLIC_ORIGIN>/payments/events; two separated by a comma while one is being replaced. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/, { error: "STRIPE_WEBHOOK_SECRET must be a secret such as whsec_…." })
    .optional(),
  /** Another address for Stripe's API, such as a stand-in on this machine. For trials; refused at a real address. */
  STRIPE_API_URL: address("STRIPE_API_URL", ["http:", "https:"], "http://127.0.0.1:12111").optional(),
  /**
   * Who may enter the desk at /desk, such as "owner@example.org,sam@example.org:staff". The agency's address from content/site.ts, as
   * owner, when unset.
   */
  DESK_EMAILS: z
    .string()
    .refine((value) => value.split(",").every((entry) => deskEmail.test(entry.trim())), {
      error:
        "DESK_EMAILS must be email addresses with commas between them, each with :staff or :owner after it or neither.",
      abort: true,
    })
    .refine((value) => value.split(",").some((entry) => !entry.trim().endsWith(":staff")), {
      error: "DESK_EMAILS must have an owner: with staff alone nobody could refund, cancel or erase.",
    })
    .optional(),
  /** Number of reverse proxies in front that add to X-Forwarded-For. With 0 the header is ignored; refused at a real address. */
  TRUST_PROXY: integer("TRUST_PROXY", "how many proxies stand in front of the site", 0, 10, 0),
  /** Quote requests per visitor's address and hour. */
  QUOTES_PER_HOUR: integer("QUOTES_PER_HOUR", "how many quotes one address may ask for in an hour", 1, 1_000_000, 20),
  /** A form sent sooner than this many seconds after it was shown counts as automatic. */
  MIN_FILL_SECONDS: integer("MIN_FILL_SECONDS", "the fewest seconds a person needs for the form", 0, 600, 3),
  /**
   * Seconds for which the site still takes new requests after SIGTERM, while /healthz and /readyz answer 503: as long as a load
   * balancer takes to notice. It waits for a pause between connections in any case.
   */
  DRAIN_SECONDS: integer("DRAIN_SECONDS", "how long new requests are taken after SIGTERM", 0, 15, 0),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "LOG_LEVEL must be one of debug, info, warn, error and silent.",
    })
    .default("info"),
});

export const variables = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;
/** Where a site keeps its data. */
export type DataPlace = Pick<Config, "databaseUrl" | "dataFolder">;

const half = (set: string, missing: string) =>
  `${set} is set and ${missing} is not: customers’ answers go to your own mailbox, and none appears at the desk. Set both, or neither (docs/deploy.md).`;

/**
 * Parses the environment once.
 * @throws Refusal with one sentence for each value that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  // Compose files and shells write "not set" as an empty variable.
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environment.safeParse(setVariables);
  if (!parsed.success) throw new Refusal([...new Set(parsed.error.issues.map((issue) => issue.message))]);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: path.resolve(values.DATA_DIR),
    backupFolder: path.resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL,
    origin: values.PUBLIC_ORIGIN ? originOf(values.PUBLIC_ORIGIN) : ownOrigin(values.HOST, values.PORT),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailRetrySeconds: values.MAIL_RETRY_SECONDS.split(",").map(Number),
    inbound:
      values.REPLY_ADDRESS && values.INBOUND_SECRET
        ? { replyAddress: values.REPLY_ADDRESS, secret: values.INBOUND_SECRET }
        : undefined,
    /** What is set and has no effect, a sentence each. */
    withoutEffect: sentencesWhere([
      [Boolean(values.REPLY_ADDRESS && !values.INBOUND_SECRET), half("REPLY_ADDRESS", "INBOUND_SECRET")],
      [Boolean(values.INBOUND_SECRET && !values.REPLY_ADDRESS), half("INBOUND_SECRET", "REPLY_ADDRESS")],
    ]),
    misspelt: misspeltOf(setVariables, variables),
    alertWebhookUrl: values.ALERT_WEBHOOK_URL,
    payments: values.PAYMENTS,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY ?? "",
      webhookSecrets: values.STRIPE_WEBHOOK_SECRET?.split(",") ?? [],
      apiUrl: values.STRIPE_API_URL,
    },
    deskEmails: values.DESK_EMAILS,
    trustProxy: values.TRUST_PROXY,
    quotesPerHour: values.QUOTES_PER_HOUR,
    minFillSeconds: values.MIN_FILL_SECONDS,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}
