-- Each award of somebody once, from the moment it was seen: nobody is told of one twice.
create table noted_awards (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  award text not null,
  earned_at timestamptz not null,
  unique (person_id, award)
);

-- How far what ended has been looked through for new awards.
create table award_checks (
  one boolean primary key default true check (one),
  checked_until timestamptz not null
);
