-- The second factor of an account: the secret that its app has too, encrypted. It asks for nothing until confirmed.
create table identity_second_factors (
  account_id uuid primary key references identity_accounts (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  -- The last time step whose code was used: no code counts twice.
  last_step bigint not null default 0,
  made_in text,
  created_at timestamptz not null
);
create table identity_recovery_codes (
  account_id uuid not null references identity_accounts (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
