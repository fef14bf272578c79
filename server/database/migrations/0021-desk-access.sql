-- Who is signed in at the desk, and how they sign in. Secrets are stored as their digests alone.

-- What opens something once: a sign-in link, and what a passkey signs. `browser` is the digest of the cookie of the browser that asked.
create table desk_secret (
  digest text primary key,
  kind text not null check (kind in ('link', 'sign-in', 'passkey')),
  email text not null,
  browser text,
  expires_at text not null
);

create index desk_secret_expires on desk_secret (expires_at);

create table desk_session (
  id text primary key,
  digest text not null unique,
  email text not null,
  way text not null check (way in ('email', 'terminal', 'passkey')),
  device text not null,
  created_at text not null,
  seen_at text not null,
  expires_at text not null
);

create index desk_session_expires on desk_session (expires_at);

create table desk_passkey (
  id text primary key,
  email text not null,
  public_key text not null,
  counter integer not null check (counter >= 0),
  transports text not null,
  device text not null,
  created_at text not null,
  used_at text
);

create index desk_passkey_email on desk_passkey (email);
