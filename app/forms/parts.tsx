/** Parts that all form pages share. */
import { type ComponentProps, useLayoutEffect } from "react";
import { Form as RouterForm, useNavigation } from "react-router";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { EmailField, TextField } from "../ui/field/field.tsx";
import type { PageSeo } from "../ui/head/page-meta.ts";
import { type Form, type FormState, type FormToken, hiddenFields } from "./form.ts";
import { restoreFormInput, saveFormInput } from "./reload.ts";

type FormProblem = Pick<FormState<string>, "problem"> & Partial<Pick<FormState<string>, "errors">>;

/** The page's title, which mentions errors if there are any. @param title without the brand */
export function FormTitle({
  answer,
  seo,
  title = seo.title,
}: {
  answer: FormProblem | undefined;
  seo: PageSeo;
  title?: string;
}) {
  const wrong = answer && (answer.problem || Object.keys(answer.errors ?? {}).length > 0);
  return <title>{`${wrong ? "Error: " : ""}${title} | ${seo.siteName}`}</title>;
}

/** Keeps the answers in this tab until it is sent (sendForm). Without scripts the browser sends it, and the server checks it. */
export function KeptForm(props: ComponentProps<typeof RouterForm>) {
  useLayoutEffect(restoreFormInput, []);
  return <RouterForm method="post" className="form-page" noValidate replace onInput={saveFormInput} {...props} />;
}

/** The beginning of a form: the error summary, and the hidden fields. */
export function FormStart({ answer, token }: { answer: FormProblem | undefined; token?: FormToken }) {
  const { problem = null, errors = {} } = answer ?? {};
  const mistakes = Object.entries(errors).map(([field, message]) => ({ field, message: message ?? "" }));
  return (
    <>
      <ErrorSummary mistakes={problem ? [{ message: problem }, ...mistakes] : mistakes} answer={answer} />
      {token && (
        <>
          {/* server/http/cache/forms.ts finds these two in the HTML. */}
          <input type="hidden" name={hiddenFields.key} defaultValue={token.key} />
          <input type="hidden" name={hiddenFields.issued} defaultValue={token.issued} />
          <div className="decoy" aria-hidden="true">
            <label htmlFor={hiddenFields.decoy}>Leave this empty</label>
            <input id={hiddenFields.decoy} name={hiddenFields.decoy} type="text" tabIndex={-1} autoComplete="off" />
          </div>
        </>
      )}
    </>
  );
}

/** The attributes of each field: its sent value, or the initial one. @param values the initial values */
export const fieldsOf =
  <Name extends string>(
    { fields, empty }: Form<Name>,
    answer: Pick<FormState<Name>, "values" | "errors"> | undefined,
    values = empty,
  ) =>
  (name: Name) => ({
    name,
    defaultValue: (answer?.values ?? values)[name],
    error: answer?.errors[name],
    maxLength: fields[name].max,
    optional: fields[name].optional ?? false,
  });

/** Not disabled while the form is being sent, because its key makes two submissions one. @param busy the label meanwhile */
export function SubmitButton({ busy = "Sending…", children, ...button }: ComponentProps<"button"> & { busy?: string }) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <button type="submit" className="button button-main" aria-disabled={sending || undefined} {...button}>
      {sending ? busy : children}
    </button>
  );
}

/** Shown where personal data is typed, as article 13 of the UK GDPR requires. */
export const PrivacyNote = () => (
  <p className="small">
    How we keep what you write is on our <a href="/privacy">privacy page</a>.
  </p>
);

interface ContactFieldsProps {
  field: (name: "name" | "email" | "phone") => Omit<ComponentProps<typeof TextField>, "label">;
  emailHint: string;
  phoneHint: string;
}

/** The contact fields of all forms, with the same wording, limits and autocomplete tokens. */
export const ContactFields = ({ field, emailHint, phoneHint }: ContactFieldsProps) => (
  <>
    <TextField {...field("name")} label="Your name" autoComplete="name" />
    <EmailField {...field("email")} label="Email" hint={emailHint} autoComplete="email" />
    <TextField {...field("phone")} label="Phone" hint={phoneHint} type="tel" inputMode="tel" autoComplete="tel" />
  </>
);
