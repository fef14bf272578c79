-- Where an enquiry came from, as the address of its form or of the page before it said: null where neither did.
alter table quote add column source text;

alter table quote add column source_medium text;

alter table quote add column source_campaign text;

alter table quote add column referrer_host text;
