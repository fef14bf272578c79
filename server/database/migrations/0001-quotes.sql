-- Quotes with the mail they cause, rate limits, and the settings that all processes share.
-- Written in the subset that SQLite and PostgreSQL both speak: text ids and ISO 8601 UTC times made by the application,
-- integers for pence, JSON as text. One statement ends at each semicolon at the end of a line.

create table quote (
  id text primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  link_digest text not null,
  status text not null check (status in ('requested')),
  suspect integer not null check (suspect in (0, 1)),
  act text not null,
  package_id text not null,
  performers integer not null check (performers > 0),
  event_date text not null,
  event_time text,
  place text not null,
  place_slug text,
  venue text,
  group_size integer not null check (group_size > 0),
  occasion text not null,
  name text not null,
  email text not null,
  phone text not null,
  phone_e164 text,
  reach_by text check (reach_by in ('phone', 'whatsapp', 'email')),
  no_calls text,
  surprise integer not null check (surprise in (0, 1)),
  notes text,
  adult_declared_at text not null,
  marketing_at text,
  estimate text not null,
  total integer check (total >= 0),
  created_at text not null
);

create index quote_created on quote (created_at);

-- How many confirmations went to an address of late.
create index quote_email on quote (lower(email), created_at);

create table outbox (
  id text primary key,
  subject_ref text not null,
  kind text not null,
  message text not null,
  status text not null check (status in ('waiting', 'sent', 'kept', 'undelivered')),
  attempts integer not null check (attempts >= 0),
  due_at text not null,
  leased_until text,
  created_at text not null,
  sent_at text,
  last_error text
);

-- The deliverer asks for this every few seconds, and sent mail is nearly all of the table.
create index outbox_waiting on outbox (due_at) where status = 'waiting';

create index outbox_subject on outbox (subject_ref);

create table allowance (
  key text not null,
  window_start text not null,
  used integer not null check (used > 0),
  primary key (key, window_start)
);

create index allowance_window on allowance (window_start);

create table setting (
  key text primary key,
  value text not null
);
