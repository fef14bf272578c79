-- Invoices, receipts and credit notes. Each kind is numbered from 1 without gaps: the last number goes up in the transaction that uses it,
-- and a row is never deleted, so that a number is neither missing nor used twice. What is erased is its content.
create table invoice_series (
  kind text primary key check (kind in ('invoice', 'receipt', 'credit-note')),
  last integer not null check (last > 0)
);

create table invoice (
  id text primary key,
  kind text not null check (kind in ('invoice', 'receipt', 'credit-note')),
  number integer not null check (number > 0),
  reference text not null,
  -- What it says, JSON; null once the booking has been erased
  content text,
  pence integer not null check (pence > 0),
  -- Of an invoice: what no credit note has taken back
  standing integer not null check (standing >= 0 and standing <= pence),
  -- Of an invoice: 1 while it was asked for ahead of payment and none has come
  waits integer not null check (waits in (0, 1)),
  offer_version integer not null,
  -- The payment that brought it; each brings one
  payment_id text unique,
  issued_at text not null,
  unique (kind, number)
);

create index invoice_reference on invoice (reference, issued_at);

create index invoice_waits on invoice (waits, reference) where waits = 1;

-- Whom a booking's documents are made out to, where the booker's name alone won't do.
create table invoice_recipient (
  reference text primary key,
  company text not null,
  address text not null,
  po_number text not null
);
