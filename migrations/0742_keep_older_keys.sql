-- Keys of logging in that no longer sign or seal and still prove what they did: a key is changed without logging
-- anybody out. A new one stands here for a moment before it is used, so that every process knows it first.
create table identity_older_keys (
  id uuid primary key,
  name text not null references identity_keys (name) on delete cascade,
  value jsonb not null,
  kept_until timestamptz not null
);
create index identity_older_keys_name on identity_older_keys (name);
create index identity_older_keys_end on identity_older_keys (kept_until);
