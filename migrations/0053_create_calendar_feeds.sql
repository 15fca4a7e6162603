-- The secret address of somebody's calendar; making a new one ends the one before.
create table calendar_feeds (
  secret text primary key check (char_length(secret) between 32 and 64),
  person_id uuid not null unique references people (id) on delete cascade,
  created_at timestamptz not null
);
