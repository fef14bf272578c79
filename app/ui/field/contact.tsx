/** Who is asking, in any form: one wording, one limit and one autocomplete token for each. */
import { contactLimits } from "./contact-limits.ts";
import { TextField } from "./field.tsx";

interface ContactProps {
  sent: string;
  error: string | undefined;
}

export const NameField = ({ sent, error }: ContactProps) => (
  <TextField
    name="name"
    label="Your name"
    error={error}
    defaultValue={sent}
    maxLength={contactLimits.name}
    autoComplete="name"
  />
);

export const EmailField = ({ sent, error, hint }: ContactProps & { hint: string }) => (
  <TextField
    name="email"
    label="E-mail"
    hint={hint}
    error={error}
    defaultValue={sent}
    maxLength={contactLimits.email}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

export const PhoneField = ({
  sent,
  error,
  hint,
  optional = false,
}: ContactProps & { hint: string; optional?: boolean }) => (
  <TextField
    name="phone"
    label="Phone"
    hint={hint}
    error={error}
    optional={optional}
    defaultValue={sent}
    maxLength={contactLimits.phone}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
  />
);
