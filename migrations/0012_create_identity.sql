create extension if not exists citext;

create table identity_accounts (
  id uuid primary key,
  email citext not null check (char_length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index identity_accounts_email on identity_accounts (email, created_at desc);
-- Signing up must answer the same for a known address, so only a proved address is unique.
create unique index identity_accounts_verified_email on identity_accounts (email) where email_verified_at is not null;

create table identity_keys (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table identity_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index identity_payloads_uid on identity_payloads (uid) where uid is not null;
create index identity_payloads_grant on identity_payloads (grant_id) where grant_id is not null;
create index identity_payloads_account on identity_payloads (account_id) where account_id is not null;
create index identity_payloads_expiry on identity_payloads (expires_at);

create table identity_resets (
  token_hash bytea primary key,
  account_id uuid not null references identity_accounts (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table identity_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
