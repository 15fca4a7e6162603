-- What somebody asks Aurora: a talk, and its turns, each a question and its answer. Nobody else ever reads them.
create table aurora_talks (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  created_at timestamptz not null,
  last_at timestamptz not null
);
create index aurora_talks_person on aurora_talks (person_id, last_at desc, id desc);

create table aurora_turns (
  id uuid primary key,
  talk_id uuid not null references aurora_talks (id) on delete cascade,
  seq integer not null,
  question text not null check (char_length(question) between 1 and 600),
  -- ASKED waits to be answered; STREAMING is being answered by the process that set begun_at.
  state text not null default 'ASKED' check (state in ('ASKED', 'STREAMING', 'DONE', 'STOPPED', 'FAILED')),
  -- Rises with every attempt, so that one given up cannot write into the next.
  attempt integer not null default 0,
  engine text check (engine in ('OWN', 'MODEL')),
  -- The model was asked first and did not answer.
  fell_back boolean not null default false,
  caution text not null default 'NONE' check (caution in ('NONE', 'EMERGENCY', 'HEALTH')),
  body text not null default '',
  cards jsonb not null default '[]',
  acts jsonb not null default '[]',
  -- What the next question may mean by 'there' and 'it'.
  topic jsonb not null default '{}',
  thumb text check (thumb in ('UP', 'DOWN')),
  asked_at timestamptz not null,
  begun_at timestamptz,
  answered_at timestamptz,
  constraint aurora_turns_in_order unique (talk_id, seq)
);

-- What somebody has used up on one day (UTC).
create table aurora_days (
  person_id uuid not null references people (id) on delete cascade,
  day date not null,
  questions integer not null default 0,
  tokens integer not null default 0,
  primary key (person_id, day)
);
