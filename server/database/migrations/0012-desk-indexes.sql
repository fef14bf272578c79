-- What the desk and the jobs ask for among 200,000 quotes, each along an index (server/desk/plans.test.ts holds them to it).

-- The desk's queues: how many wait and the first of them, without reading the rows. `suspect` is there to be counted by.
create index quote_queue on quote (status, created_at, suspect);

create index quote_offer_end on quote (status, offer_valid_until, suspect);

create index quote_balance_due on quote (status, offer_balance_due);

-- Lists and exports go on after the row they ended with.
drop index quote_created;

create index quote_created on quote (created_at, id);

drop index enquiry_created;

create index enquiry_created on enquiry (created_at, id);

create index outbox_created on outbox (created_at, id);

create index outbox_status on outbox (status, created_at);

create index payment_paid on payment (paid_at, id);

-- Attempts that stand open, of all that were ever made.
create index payment_status on payment (status, adapter, updated_at);

create index payment_dispute on payment (dispute, reference);

drop index refund_waiting;

create index refund_status on refund (status, due_at);

create index refund_reference on refund (reference, created_at);
