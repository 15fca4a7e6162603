create table huddle_messages (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  author_id uuid not null references people (id) on delete cascade,
  audience text not null,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null
);
create index huddle_messages_of_huddle on huddle_messages (huddle_id, id desc);

-- Whom it was sent to: they may read it for as long as they may see the huddle.
create table huddle_message_recipients (
  message_id uuid not null references huddle_messages (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  mailed_at timestamptz,
  primary key (message_id, person_id)
);
create index huddle_message_recipients_person on huddle_message_recipients (person_id);
