import type { ReactNode } from "react";
import { Chat, Mail } from "../../ui/icon/icon.tsx";
import { useSite } from "./use-site.ts";

interface MessageLinkProps {
  className: string;
  /** Of the chat on a private page, whose address WhatsApp must not learn */
  chatHref?: string | null;
  /** The words for a chat */
  children?: ReactNode;
  /** The words for an email */
  email?: ReactNode;
}

/** The way to write to the agency: WhatsApp, or email where it has none. */
export function MessageLink({ className, chatHref, children = "WhatsApp", email = "Email us" }: MessageLinkProps) {
  const site = useSite();
  const href = chatHref ?? site.chatHref;
  return href ? (
    <a className={className} href={href} rel={chatHref ? "noreferrer" : undefined}>
      <Chat />
      {children}
    </a>
  ) : (
    <a className={className} href={site.email.href}>
      <Mail />
      {email}
    </a>
  );
}
