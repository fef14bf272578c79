-- Who changed what and when: every change that somebody makes at a desk, and those that performers and jobs make.

create table desk_change (
  id text primary key,
  at text not null,
  actor text not null check (actor in ('owner', 'staff', 'terminal', 'customer', 'performer', 'system')),
  email text,
  subject text not null,
  action text not null,
  detail text
);

create index desk_change_subject on desk_change (subject, at, id);

create index desk_change_at on desk_change (at, id);
