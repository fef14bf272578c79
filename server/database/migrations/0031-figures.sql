-- Minutes from a request to its first offer; null while there is none, and for what was answered before this was kept.
alter table quote add column reply_minutes integer check (reply_minutes >= 0);

-- Figures read their rows from these alone: of enquiries, and of what was booked by the day of the party.
create index quote_asked on quote (created_at, suspect, status, act, place_slug, source, referrer_host, reply_minutes);

create index quote_held on quote (event_date, status, act, place_slug, source, referrer_host, offer_total);

-- Whoever holds the key of a feed sees the calendar; taken back by removing the row.
create table calendar_feed (
  digest text primary key,
  made_by text not null,
  made_at text not null
);

-- The desk's list of invoices, newest first.
create index invoice_issued on invoice (issued_at, id);
