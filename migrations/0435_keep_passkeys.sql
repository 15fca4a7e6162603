-- Passkeys: what the browser made stays there; here is what checks its answers.
create table identity_passkeys (
  id text primary key check (char_length(id) <= 1400),
  account_id uuid not null references identity_accounts (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  synced boolean not null,
  -- The log-in in which it was made: who says that this log-in was not theirs ends it as well.
  made_in text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index identity_passkeys_account on identity_passkeys (account_id);
-- Questions that a key has to answer, each once.
create table identity_challenges (
  challenge text primary key,
  account_id uuid not null references identity_accounts (id) on delete cascade,
  purpose text not null check (purpose in ('MAKE', 'SHOW')),
  expires_at timestamptz not null
);
create index identity_challenges_account on identity_challenges (account_id);
create index identity_challenges_expiry on identity_challenges (expires_at);
