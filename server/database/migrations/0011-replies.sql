-- The mailbox that an email caused by an anonymous visitor goes to, folded (server/mail/mailbox.ts): how many it got of late is
-- counted here. Null for every other email.

alter table outbox add column mailbox text;

create index outbox_mailbox on outbox (mailbox, created_at) where mailbox is not null;
