-- Performers, when they are not free, and who is asked for which booking.

create table performer (
  id text primary key,
  version integer not null check (version > 0),
  public_name text not null,
  legal_name text not null,
  base text not null,
  lat double precision not null,
  lon double precision not null,
  miles integer not null check (miles > 0),
  phone text not null,
  email text not null,
  fee integer not null check (fee >= 0),
  notes text,
  active integer not null check (active in (0, 1)),
  created_at text not null,
  changed_at text not null
);

create index performer_listed on performer (active, public_name, id);

create table performer_act (
  act text not null,
  performer_id text not null,
  primary key (act, performer_id)
);

create index performer_act_performer on performer_act (performer_id);

-- Days on which they take nothing: from the first to the last, or one weekday (0 is Sunday) of that time.
create table performer_block (
  id text primary key,
  performer_id text not null,
  from_date text not null,
  to_date text not null,
  weekday integer check (weekday between 0 and 6),
  note text,
  check (from_date <= to_date)
);

create index performer_block_performer on performer_block (performer_id, to_date);

-- One performer asked for one place of a booking. What it was asked for stays with it: a booking that moves is asked for again.
create table assignment (
  id text primary key,
  reference text not null,
  performer_id text not null,
  seat integer not null check (seat > 0),
  status text not null check (status in ('requested', 'accepted', 'declined', 'withdrawn', 'passed-on')),
  asked_for text not null,
  starts_at text not null,
  ends_at text not null,
  lat double precision,
  lon double precision,
  fee integer not null check (fee >= 0),
  note text,
  pass_on integer not null check (pass_on in (0, 1)),
  asked_at text not null,
  chase_at text,
  pass_on_at text,
  answered_at text,
  check (starts_at < ends_at),
  check (status = 'requested' or chase_at is null),
  check (status in ('requested', 'declined') or pass_on_at is null)
);

-- A booking has so many places and no more, and one performer fills one of them.
create unique index assignment_seat on assignment (reference, seat) where status in ('requested', 'accepted');

create unique index assignment_performer_once on assignment (reference, performer_id) where status in ('requested', 'accepted');

create index assignment_reference on assignment (reference, asked_at);

create index assignment_performer on assignment (performer_id, starts_at);

create index assignment_starts on assignment (starts_at) where status in ('requested', 'accepted');

create index assignment_chase on assignment (chase_at) where chase_at is not null;

create index assignment_pass_on on assignment (pass_on_at) where pass_on_at is not null;

-- The quarter hours (counted from 1970, UTC) that a performer is held for. The primary key is what makes double booking impossible.
create table performer_slot (
  performer_id text not null,
  slot integer not null,
  assignment_id text not null references assignment (id),
  primary key (performer_id, slot)
);

create index performer_slot_assignment on performer_slot (assignment_id);

-- A performer's private link to one job; each email has one of its own.
create table assignment_link (
  digest text primary key,
  assignment_id text not null references assignment (id)
);

create index assignment_link_assignment on assignment_link (assignment_id);
