-- Whose words leave my feeds; the muted are not told.
create table mutes (
  muter_id uuid not null references people (id) on delete cascade,
  muted_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_muted on mutes (muted_id);

-- My own lists, newest first.
create index follows_of_follower on follows (follower_id, state, since desc, followee_id);
