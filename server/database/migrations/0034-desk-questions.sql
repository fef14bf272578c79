-- What figures, the calendar and the jobs ask of parties of some statuses in a span of days, by one index instead of two: of the two,
-- SQLite took the one that made it read every row.

drop index quote_status;

drop index quote_held;

create index quote_held on quote (status, event_date, act, place_slug, source, referrer_host, offer_total);

-- Whoever asks to be erased: messages, quotes with their telephone number, and every email to them or to be answered to them, which its
-- JSON alone said before. Addresses in small letters; fill-addresses.ts writes those of what is stored already.

create index enquiry_email on enquiry (lower(email));

create index quote_phone on quote (phone_e164);

alter table outbox add column recipient text;

alter table outbox add column answered_to text;

create index outbox_recipient on outbox (recipient);

create index outbox_answered_to on outbox (answered_to);

-- The desk's list of customers' reviews, the latest first.

create index review_booked on review (created_at desc, id) where booking_ref is not null;
