-- One more reason for a refund: the owner gives back a part. SQLite cannot change a check, so the table is written anew; that works on
-- PostgreSQL too.

create table refund_new (
  id text primary key,
  reference text not null,
  payment_id text not null,
  pence integer not null check (pence > 0),
  status text not null check (status in ('owed', 'sent', 'done', 'failed')),
  reason text not null check (reason in ('cancelled', 'unbookable', 'provider', 'given-back')),
  idempotency_key text not null unique,
  provider_ref text,
  attempts integer not null check (attempts >= 0),
  due_at text not null,
  last_error text,
  created_at text not null,
  updated_at text not null
);

insert into refund_new (
  id, reference, payment_id, pence, status, reason, idempotency_key, provider_ref, attempts, due_at, last_error, created_at, updated_at
)
select
  id, reference, payment_id, pence, status, reason, idempotency_key, provider_ref, attempts, due_at, last_error, created_at, updated_at
from refund;

drop table refund;

alter table refund_new rename to refund;

create index refund_payment on refund (payment_id);

create index refund_status on refund (status, due_at);

create index refund_reference on refund (reference, created_at);
