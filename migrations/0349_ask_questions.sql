-- What hosts ask those who come (HUD-28). A question that has changed has another version; one that is taken back is
-- kept with what was said to it: a consent stays on record.
create table huddle_questions (
  id uuid primary key,
  huddle_id uuid not null references huddles on delete cascade,
  position smallint not null,
  text text not null check (char_length(text) between 1 and 1000),
  kind text not null check (kind in ('YES_NO', 'CHOICE', 'NUMBER', 'TEXT', 'CONSENT')),
  choices text[] not null default '{}',
  per_person boolean not null,
  required boolean not null,
  version integer not null default 1,
  retired_at timestamptz
);
create index huddle_questions_asked on huddle_questions (huddle_id, position) where retired_at is null;
create index huddle_questions_of_huddle on huddle_questions (huddle_id);

-- What somebody said: one value, or one for each of their party.
create table huddle_replies (
  question_id uuid not null references huddle_questions on delete cascade,
  person_id uuid not null references people on delete cascade,
  version integer not null,
  replies text[] not null,
  replied_at timestamptz not null,
  primary key (question_id, person_id)
);
create index huddle_replies_of_person on huddle_replies (person_id);

-- So that an answer to a huddle that asks nothing reads no questions.
alter table huddles add column question_count smallint not null default 0;
