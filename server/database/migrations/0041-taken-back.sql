-- Pence of what was paid for a booking that the payer's bank took back after a dispute: left to pay again.
alter table quote add column offer_taken_back integer not null default 0 check (offer_taken_back >= 0);
