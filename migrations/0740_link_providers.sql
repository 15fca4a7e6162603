-- Log-ins at other OpenID providers that open an account here: issuer and subject alone say whose they are.
create table identity_linked_providers (
  id uuid primary key,
  account_id uuid not null references identity_accounts (id) on delete cascade,
  issuer text not null check (char_length(issuer) <= 500),
  subject text not null check (char_length(subject) between 1 and 255),
  -- What the provider vouched for last, for the owner to see; no address here follows it.
  email citext not null,
  -- The log-in in which it was linked: who says that this log-in was not theirs ends it as well.
  made_in text,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject),
  unique (account_id, issuer)
);
-- Log-ins that were begun at a provider and not answered yet, each answered once: of a log-in page (uid), or of
-- somebody who links it in their settings.
create table identity_provider_asks (
  state_hash bytea primary key,
  provider text not null,
  uid text,
  account_id uuid references identity_accounts (id) on delete cascade,
  grant_id text,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  check (num_nonnulls(uid, account_id) = 1)
);
create index identity_provider_asks_account on identity_provider_asks (account_id);
create index identity_provider_asks_expiry on identity_provider_asks (expires_at);
alter table identity_log_ins
  drop constraint identity_log_ins_way,
  add constraint identity_log_ins_way check (way in ('PASSWORD', 'MAIL', 'PASSKEY', 'PROVIDER')) not valid;
