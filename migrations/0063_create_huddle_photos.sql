create table huddle_photos (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  owner_id uuid not null references people (id) on delete cascade,
  media_id uuid not null unique references media (id),
  alt text not null default '' check (char_length(alt) <= 300),
  created_at timestamptz not null
);
create index huddle_photos_of_huddle on huddle_photos (huddle_id, id desc);
create index huddle_photos_owner on huddle_photos (owner_id);
