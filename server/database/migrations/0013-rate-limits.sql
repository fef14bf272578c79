-- Rate limits look back from now instead of counting by the clock's hour: one row for each use, until it counts no more.

drop table allowance;

create table rate_limit_use (
  id text primary key,
  key text not null,
  expires_at text not null
);

create index rate_limit_use_key on rate_limit_use (key, expires_at);

create index rate_limit_use_expires on rate_limit_use (expires_at);
