-- The desk's list by the day of the party.

create index quote_event on quote (event_date, id);
