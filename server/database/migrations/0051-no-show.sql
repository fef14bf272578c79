-- Whether a performer who had said yes did not come: then no fee is owed.
alter table assignment add column no_show integer not null default 0
  check (no_show in (0, 1) and (no_show = 0 or (status = 'accepted' and paid_on is null)));
