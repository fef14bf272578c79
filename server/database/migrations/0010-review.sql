-- Reviews: those the site ships with, and those that bookers write by a private link. Only a review that names its booking is
-- shown as verified.

create table review (
  id text primary key,
  author text not null,
  location text not null,
  place_slug text,
  act text not null,
  rating integer not null check (rating between 1 and 5),
  date text,
  content text not null,
  event_type text,
  sample integer not null check (sample in (0, 1)),
  status text not null check (status in ('waiting', 'published', 'declined')),
  booking_ref text unique,
  consented_at text,
  reply text,
  decline_reason text,
  created_at text not null,
  decided_at text,
  check (booking_ref is null or consented_at is not null)
);

-- The owner asks what waits.
create index review_status on review (status, created_at);

-- Where a published review is found: under everything, its act, its place, and its act in its place ('' stands for any). One row
-- for each, so that a page of the feed is one walk along one index whatever is asked for, and costs the same at 100,000 reviews
-- as at fifteen. The keys say what an index on the review itself could not: without a date a review comes last whichever way
-- dates run ('' from the newest, '9999-99-99' from the oldest), and low ratings come first with newer before older.
create table review_listing (
  act text not null,
  place text not null,
  review_id text not null references review (id),
  rating integer not null,
  low integer not null,
  newest text not null,
  oldest text not null,
  primary key (review_id, act, place)
);

create index review_listing_recent on review_listing (act, place, newest, review_id);

create index review_listing_oldest on review_listing (act, place, oldest, review_id);

create index review_listing_high on review_listing (act, place, rating, newest, review_id);

create index review_listing_low on review_listing (act, place, low, newest, review_id);

-- How many are listed under each heading, and their stars together. `version` is another text after every change: it makes the ETag.
create table review_tally (
  act text not null,
  place text not null,
  reviews integer not null check (reviews >= 0),
  stars integer not null check (stars >= 0),
  version text not null,
  primary key (act, place)
);

create index review_tally_place on review_tally (place);

-- A private link by which the booker of one booking may write one review. The link's secret is stored as its digest alone.
create table review_invite (
  booking_ref text primary key,
  link_digest text not null unique,
  expires_at text not null,
  used_at text,
  created_at text not null
);
