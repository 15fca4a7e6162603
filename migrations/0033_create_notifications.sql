create table notifications (
  id uuid primary key,
  recipient_id uuid not null references people (id) on delete cascade,
  event_id uuid not null,
  kind text not null,
  actor_id uuid references people (id) on delete cascade,
  object_type text not null,
  object_id uuid not null,
  -- What the text needs beside names: counts and times, no addresses.
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint once_a_recipient unique (event_id, recipient_id)
);
create index notifications_of_recipient on notifications (recipient_id, id desc);
create index notifications_unread on notifications (recipient_id) where read_at is null;

create table notification_visits (
  person_id uuid primary key references people (id) on delete cascade,
  last_seen_at timestamptz not null
);
