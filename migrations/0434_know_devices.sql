-- Browsers that an account has logged in with: a log-in from any other is told by mail.
create table identity_devices (
  account_id uuid not null references identity_accounts (id) on delete cascade,
  word_hash bytea not null,
  -- The log-in in which it was first seen.
  grant_id text,
  seen_at timestamptz not null default now(),
  primary key (account_id, word_hash)
);
create index identity_devices_seen on identity_devices (seen_at);
-- Links that end a log-in of which its owner says: that was not me.
create table identity_denials (
  token_hash bytea primary key,
  account_id uuid not null references identity_accounts (id) on delete cascade,
  grant_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_denials_account on identity_denials (account_id);
create index identity_denials_expiry on identity_denials (expires_at);
