-- What operators tell everybody or one person, kept for ever: who said what to whom.
create table announcements (
  id uuid primary key,
  at timestamptz not null,
  operator text not null check (char_length(operator) between 1 and 120),
  words text not null check (char_length(words) between 1 and 500),
  -- For who reads German; they read the others without.
  german_words text check (char_length(german_words) between 1 and 500),
  for_everybody boolean not null,
  -- Null when it was for everybody, or the person is gone.
  person_id uuid references people (id) on delete set null,
  -- The username at that moment, so that the line still reads when the person is gone.
  person_name text,
  check (for_everybody = (person_name is null))
);
create index announcements_at on announcements (at desc);
