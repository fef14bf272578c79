-- What figures, the calendar and the jobs ask of parties of some statuses in a span of days, answered by one index instead of two: by day alone,
-- SQLite preferred the other and then read every row.

drop index quote_status;

drop index quote_held;

create index quote_held on quote (status, event_date, act, place_slug, source, referrer_host, offer_total);
