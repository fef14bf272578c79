-- One row for each periodic job: whichever process holds its lease runs it. The rows are made when a job is first looked for.

create table job (
  name text primary key,
  due_at text not null,
  leased_until text,
  last_run text,
  last_error text
);
