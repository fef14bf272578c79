-- The day on which a performer was paid for a job (ISO, at the venue); null for a fee that is not marked as paid.
alter table assignment add column paid_on text check (paid_on is null or status = 'accepted');

-- What is left to pay: the jobs that are over are its first rows.
create index assignment_unpaid on assignment (ends_at) where status = 'accepted' and paid_on is null;
