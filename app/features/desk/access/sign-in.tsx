import { setTimeout as wait } from "node:timers/promises";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { clientAddressContext, portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { contactRules } from "../../../forms/form.ts";
import { emailShape, notAnEmail } from "../../../forms/schema.ts";
import { ErrorSummary } from "../../../ui/error-summary/error-summary.tsx";
import { EmailField } from "../../../ui/field/field.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { buttonClass, Screen, Submit } from "../shell/screen.tsx";
import { accessContext } from "./context.ts";
import { isKnown } from "./known-browser.server.ts";
import type { DeskUser } from "./people.ts";
import { requestSignInLink } from "./request-sign-in-link.server.ts";
import { returnPathIn, saveReturnPath } from "./return-path.ts";
import { keepBrowserKey, minutes } from "./secrets.server.ts";

/** Milliseconds that every answer takes: longer than writing an email, so that the time does not reveal whether the person exists. */
const minResponseMs = 400;

export function loader({ request, context }: RouteArgs) {
  const { entered, mailIsSent, cookies } = context.get(accessContext);
  const wanted = returnPathIn(request.url);
  if (entered) throw redirect(wanted, 303);
  if (wanted !== "/desk") saveReturnPath(wanted, cookies);
  const ended = cookies.get("session") !== undefined;
  return { mailIsSent, ended, refused: new URL(request.url).searchParams.get("passkey") === "refused" };
}

type SignInData = { asked: string } | { typed: string; error: string };

export async function action({ request, context }: RouteArgs) {
  const { people, cookies } = context.get(accessContext);
  const { fields } = await readForm(request);
  const typed = (fields.email ?? "").trim().slice(0, contactRules.email.max);
  if (!emailShape.test(typed)) return data<SignInData>({ typed, error: notAnEmail }, 400);
  const browser = keepBrowserKey(cookies);
  const ports = context.get(portsContext);
  const known = (person: DeskUser) => isKnown(ports, person, cookies);
  const asking = { people, email: typed, browser, known, address: context.get(clientAddressContext) };
  const [asked] = await Promise.all([requestSignInLink(ports, asking), wait(minResponseMs)]);
  if (asked.ok) return data<SignInData>({ asked: typed });
  const error = "That is more links than anybody needs. Try again in an hour";
  return data<SignInData>(
    { typed, error },
    { status: 429, headers: { "Retry-After": String(asked.retryAfterSeconds) } },
  );
}

export function Component() {
  const { mailIsSent, ended, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<SignInData>();
  if (answer && "asked" in answer)
    return (
      <Screen title="Look in your emails">
        <p>
          If <strong>{answer.asked}</strong> may enter, a link is on its way there. Open it in this browser within{" "}
          {minutes} minutes.
        </p>
        <p data-drafts hidden>
          What you typed is kept in this tab: come back to it when you have opened the link.
        </p>
        <Terminal mailIsSent={mailIsSent} />
        <p>
          <a href="/desk/sign-in">Ask again</a>
        </p>
      </Screen>
    );
  return (
    <Screen title="Sign in to the desk" wrong={answer !== undefined}>
      {ended && <p className="note desk-note">You are no longer signed in on this browser.</p>}
      <p className="note desk-note" data-drafts hidden>
        What you typed is kept in this tab, and is back in its form here once you are signed in.
      </p>
      <ErrorSummary mistakes={answer ? [{ field: "email", message: answer.error }] : []} answer={answer} />
      <form method="post" className="desk-form" noValidate>
        <EmailField
          name="email"
          label="Your email address"
          hint="A link comes there that opens the desk once. There is no password."
          autoComplete="username webauthn"
          maxLength={contactRules.email.max}
          defaultValue={answer?.typed}
          error={answer?.error}
        />
        <Submit>Send me a link</Submit>
      </form>
      <div data-passkey="/desk/sign-in/passkey" hidden>
        <button type="button" className={buttonClass.plain}>
          Use a passkey
        </button>
        <p role="status">{refused && "That passkey opens nothing here. Take the link in an email."}</p>
      </div>
      <Terminal mailIsSent={mailIsSent} />
    </Screen>
  );
}

/** If no email leaves the machine, whoever uses its terminal may sign in. */
const Terminal = ({ mailIsSent }: { mailIsSent: boolean }) =>
  mailIsSent ? null : (
    <p className="note desk-note">
      This site sends no email yet (SMTP_URL is not set). On its machine, <code>npm run desk -- sign-in</code> prints a
      link.
    </p>
  );
