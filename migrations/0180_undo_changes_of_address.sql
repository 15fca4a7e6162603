-- The link that takes a change of address back: sent to the address before, good for seven days. The address is the
-- one to return to.
create table email_undos (
  token_hash bytea primary key,
  person_id uuid not null references people (id) on delete cascade,
  email citext not null check (char_length(email) <= 254),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_undos_person on email_undos (person_id);
create index email_undos_expiry on email_undos (expires_at);

-- A link that sets a password is for the address it was mailed to, and ends when the account has another.
alter table identity_resets add column email citext;
update identity_resets r set email = a.email from identity_accounts a where a.id = r.account_id;
alter table identity_resets alter column email set not null;
create index identity_resets_account on identity_resets (account_id);
