create table follows (
  follower_id uuid not null references people (id) on delete cascade,
  followee_id uuid not null references people (id) on delete cascade,
  state text not null check (state in ('FOLLOWING', 'REQUESTED')),
  since timestamptz not null default now(),
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_followee on follows (followee_id, state, since desc);

create table blocks (
  blocker_id uuid not null references people (id) on delete cascade,
  blocked_id uuid not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);
