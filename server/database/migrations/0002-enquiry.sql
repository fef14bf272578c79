-- Messages from the contact form. They are kept as long as content/site.ts says (retention.enquiryMonths).

create table enquiry (
  id text primary key,
  idempotency_key text not null unique,
  suspect integer not null check (suspect in (0, 1)),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created_at text not null
);

create index enquiry_created on enquiry (created_at);
