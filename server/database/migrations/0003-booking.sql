-- A quote becomes a booking: more statuses and the offer, its history, private links, payments, refunds, things said once.
-- SQLite cannot change a check, so the table is written anew; that works on PostgreSQL too.

create table quote_new (
  id text primary key,
  reference text not null unique,
  idempotency_key text not null unique,
  kind text not null check (kind in ('request', 'direct')),
  status text not null check (status in (
    'requested', 'reviewing', 'priced', 'sent', 'accepted', 'deposit-pending', 'booked', 'balance-paid', 'done',
    'cancelled', 'withdrawn', 'declined', 'expired', 'lapsed'
  )),
  version integer not null check (version > 0),
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
  offer_version integer not null check (offer_version >= 0),
  offer_lines text,
  offer_total integer check (offer_total > 0),
  offer_deposit integer check (offer_deposit > 0),
  offer_balance integer check (offer_balance >= 0),
  offer_balance_due text,
  offer_guests integer check (offer_guests > 0),
  offer_terms text,
  offer_valid_until text,
  offered_at text,
  terms_accepted_at text,
  review_wanted_at text,
  created_at text not null,
  check ((offer_version = 0) = (offer_total is null)),
  check (offer_total is null or (
    offer_deposit + offer_balance = offer_total and offer_lines is not null and offer_balance_due is not null
    and offer_guests is not null and offer_terms is not null and offer_valid_until is not null
  )),
  check (offer_total is not null or status in ('requested', 'withdrawn', 'declined', 'expired')),
  check (terms_accepted_at is not null or status not in (
    'accepted', 'deposit-pending', 'booked', 'balance-paid', 'done', 'cancelled', 'lapsed'
  ))
);

insert into quote_new (
  id, reference, idempotency_key, kind, status, version, suspect, act, package_id, performers, event_date, event_time, place,
  place_slug, venue, group_size, occasion, name, email, phone, phone_e164, reach_by, no_calls, surprise, notes,
  adult_declared_at, marketing_at, estimate, total, offer_version, created_at
)
select
  id, reference, idempotency_key, 'request', status, 1, suspect, act, package_id, performers, event_date, event_time, place,
  place_slug, venue, group_size, occasion, name, email, phone, phone_e164, reach_by, no_calls, surprise, notes,
  adult_declared_at, marketing_at, estimate, total, 0, created_at
from quote;

-- Each letter has a link of its own; those sent so far go on working.
create table quote_link (
  digest text primary key,
  reference text not null,
  made_at text not null,
  expires_at text
);

insert into quote_link (digest, reference, made_at) select link_digest, reference, created_at from quote;

create index quote_link_reference on quote_link (reference);

create table quote_transition (
  id text primary key,
  reference text not null,
  at text not null,
  cause text not null,
  actor text not null check (actor in ('visitor', 'owner', 'provider', 'clock')),
  from_status text,
  to_status text not null,
  version integer not null,
  detail text,
  unique (reference, version)
);

insert into quote_transition (id, reference, at, cause, actor, from_status, to_status, version)
select id, reference, created_at, 'begun', 'visitor', null, status, 1 from quote;

drop table quote;

alter table quote_new rename to quote;

create index quote_created on quote (created_at);

create index quote_email on quote (lower(email), created_at);

-- What jobs ask for: offers that end, events that are near or over.
create index quote_status on quote (status, event_date);

create table payment (
  id text primary key,
  reference text not null,
  part text not null check (part in ('deposit', 'balance', 'whole')),
  pence integer not null check (pence > 0),
  currency text not null check (currency = 'GBP'),
  adapter text not null,
  status text not null check (status in ('begun', 'open', 'paid', 'failed', 'expired')),
  version integer not null check (version > 0),
  idempotency_key text not null unique,
  offer_version integer not null check (offer_version > 0),
  session_ref text,
  payment_ref text,
  next_step text,
  expires_at text,
  paid_at text,
  refunded integer not null check (refunded >= 0 and refunded <= pence),
  dispute text check (dispute in ('open', 'won', 'lost')),
  created_at text not null,
  updated_at text not null,
  check ((status = 'paid') = (paid_at is not null))
);

-- One way to pay at a time: two tabs meet the same attempt.
create unique index payment_open on payment (reference) where status in ('begun', 'open');

create index payment_reference on payment (reference, created_at);

create index payment_session on payment (adapter, session_ref);

create index payment_ref on payment (adapter, payment_ref);

create table payment_event (
  adapter text not null,
  event_id text not null,
  type text not null,
  payment_id text,
  received_at text not null,
  outcome text not null,
  primary key (adapter, event_id)
);

create index payment_event_payment on payment_event (payment_id);

create table refund (
  id text primary key,
  reference text not null,
  payment_id text not null,
  pence integer not null check (pence > 0),
  status text not null check (status in ('owed', 'sent', 'done', 'failed')),
  reason text not null check (reason in ('cancelled', 'unbookable', 'provider')),
  idempotency_key text not null unique,
  provider_ref text,
  attempts integer not null check (attempts >= 0),
  due_at text not null,
  last_error text,
  created_at text not null,
  updated_at text not null
);

create index refund_payment on refund (payment_id);

create index refund_waiting on refund (due_at) where status in ('owed', 'sent');

create table notice (
  reference text not null,
  kind text not null,
  at text not null,
  primary key (reference, kind)
);
