-- Figures count enquiries by month and kind: in the order of these nothing is sorted, and of a month only its own rows are read. Both
-- databases take an expression's index for a question that asks for the same expression.

drop index quote_asked;

create index quote_asked on quote (substr(created_at, 1, 7), act, place_slug, source, referrer_host, status, created_at) where suspect = 0;

create index quote_replied on quote (substr(created_at, 1, 7), reply_minutes, created_at) where suspect = 0 and reply_minutes is not null;
