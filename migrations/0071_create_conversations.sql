-- Where one conversation stands. That of a community carries the community's id and appears with its first message.
create table rooms (
  id uuid primary key,
  kind text not null check (kind in ('COMMUNITY', 'DIRECT', 'GROUP')),
  community_id uuid unique references communities (id) on delete cascade,
  name text not null default '' check (char_length(name) <= 80),
  -- The two people of a direct conversation: there is one for two.
  pair_low uuid references people (id) on delete cascade,
  pair_high uuid references people (id) on delete cascade,
  -- The number of the newest message, and of the newest change to any of them.
  last_seq integer not null default 0,
  revision integer not null default 0,
  last_message_at timestamptz,
  created_by uuid references people (id) on delete set null,
  created_at timestamptz not null,
  constraint of_its_community check ((kind = 'COMMUNITY') = (community_id is not distinct from id)),
  constraint of_two check ((kind = 'DIRECT') = coalesce(pair_low < pair_high, false)),
  constraint one_for_two unique (pair_low, pair_high)
);

-- Who belongs to a direct or a group room; to that of a community its members do.
create table room_members (
  room_id uuid not null references rooms (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  role text not null default 'MEMBER' check (role in ('OWNER', 'MEMBER')),
  -- ASKED: somebody they do not follow would like to talk with them.
  state text not null check (state in ('IN', 'ASKED', 'DECLINED')),
  since timestamptz not null,
  primary key (room_id, person_id)
);
create index room_members_person on room_members (person_id, state);

-- Up to where somebody has read a room, and what of it they want to be told; empty is the usual of its kind.
create table room_readers (
  room_id uuid not null,
  person_id uuid not null references people (id) on delete cascade,
  read_seq integer not null default 0,
  choice text check (choice in ('ALL', 'MENTIONS', 'NONE')),
  primary key (room_id, person_id)
);
create index room_readers_person on room_readers (person_id);

create table room_messages (
  id uuid primary key,
  room_id uuid not null references rooms (id) on delete cascade,
  seq integer not null,
  -- The revision of the room that last changed it: what is new since one is read by it.
  revision integer not null,
  author_id uuid not null references people (id) on delete cascade,
  -- What makes a message that was sent again the same one, however late.
  sent_key text,
  reply_to uuid references room_messages (id) on delete set null,
  announcement boolean not null default false,
  body text not null check (char_length(body) <= 4000),
  mentions uuid[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('AUTHOR', 'ADMIN')),
  constraint removed_says_who check ((removed_at is null) = (removed_by is null)),
  constraint said_once unique (author_id, sent_key)
);
create unique index room_messages_in_order on room_messages (room_id, seq desc);
create index room_messages_changed on room_messages (room_id, revision);
create index room_messages_replies on room_messages (reply_to) where reply_to is not null;

create table room_pictures (
  message_id uuid not null references room_messages (id) on delete cascade,
  media_id uuid not null unique references media (id),
  position integer not null,
  alt text not null default '' check (char_length(alt) <= 300),
  primary key (message_id, position)
);

create table room_reactions (
  message_id uuid not null references room_messages (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  reaction text not null check (char_length(reaction) <= 8),
  created_at timestamptz not null,
  primary key (message_id, person_id, reaction)
);
create index room_reactions_person on room_reactions (person_id);
