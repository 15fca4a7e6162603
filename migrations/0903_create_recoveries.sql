-- An account that an operator was asked to give back to its owner, who can reach none of its addresses: for a day
-- anyone at one of them, and whoever logs in, can stop it (A17).
create table identity_recoveries (
  account_id uuid primary key references identity_accounts (id) on delete cascade,
  -- Where the way in goes.
  email citext not null check (char_length(email) <= 254),
  -- Who asked, as the log of operators says it.
  operator text not null check (char_length(operator) between 1 and 120),
  -- Of the word that stops it, in the mails to all known addresses.
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
create index identity_recoveries_due on identity_recoveries (due_at);
