-- Who changed what, and when: what the desk, customers by their links, performers and jobs did. It goes with what it is about.

create table desk_change (
  id text primary key,
  at text not null,
  actor_kind text not null check (actor_kind in ('owner', 'staff', 'terminal', 'customer', 'performer', 'system')),
  actor_email text,
  subject_kind text not null check (subject_kind in ('quote', 'enquiry', 'performer', 'review', 'invoice', 'desk')),
  subject_id text not null,
  action text not null,
  detail text,
  check ((actor_email is not null) = (actor_kind in ('owner', 'staff')))
);

create index desk_change_subject on desk_change (subject_kind, subject_id, at, id);
