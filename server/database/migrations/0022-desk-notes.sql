-- What the desk adds to a booking: a personal note in the offer, internal notes and tags, messages both ways, and a dearer change that
-- waits for the customer's yes. A message from the contact form is done when somebody ticked it off, and may have become a booking.

alter table quote add column offer_note text;

create table booking_note (
  id text primary key,
  reference text not null,
  words text not null,
  author text not null,
  created_at text not null
);

create index booking_note_reference on booking_note (reference, created_at);

create table booking_tag (
  reference text not null,
  tag text not null,
  primary key (reference, tag)
);

create index booking_tag_tag on booking_tag (tag, reference);

create table message (
  id text primary key,
  subject_ref text not null,
  direction text not null check (direction in ('in', 'out')),
  words text not null,
  author text,
  source_key text unique,
  created_at text not null
);

create index message_subject on message (subject_ref, created_at);

create table booking_change (
  reference text primary key,
  change text not null,
  made_at text not null
);

alter table enquiry add column done_at text;

alter table enquiry add column booking_ref text;

create index enquiry_open on enquiry (created_at, id) where done_at is null;
