-- The public half of a key that a browser signs acts with when there is no network (O17); it ends with its log-in.
create table device_keys (
  -- The first 16 bytes of the SHA-256 of the public key, as hex.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  person_id uuid not null references people (id) on delete cascade,
  -- An uncompressed point on P-256.
  public_key bytea not null check (octet_length(public_key) = 65),
  -- Of the embedded provider; null where the log-in is not known.
  grant_id text,
  made_at timestamptz not null,
  renewed_at timestamptz not null
);
create index device_keys_of_person on device_keys (person_id, renewed_at desc);

-- When it was pressed how many of a party came: what was pressed before comes too late (O17).
alter table participations add column turnout_at timestamptz;
alter table unregistered_parties add column turnout_at timestamptz;
