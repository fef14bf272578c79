-- How many of a heading's reviews are the shipped samples, and their stars: they count in no average of customers' reviews.
alter table review_tally add column samples integer not null default 0;
alter table review_tally add column sample_stars integer not null default 0;
update review_tally set
  samples = (select count(*) from review_listing listing join review on review.id = listing.review_id
    where listing.act = review_tally.act and listing.place = review_tally.place and review.sample = 1),
  sample_stars = (select coalesce(sum(listing.rating), 0) from review_listing listing join review on review.id = listing.review_id
    where listing.act = review_tally.act and listing.place = review_tally.place and review.sample = 1);
