-- When the date of an outing is open, people vote on up to twelve (HUD-25). While `poll_ends_at` is set the start is the
-- earliest of them and nobody can answer.
alter table huddles add column poll_ends_at timestamptz;

create table huddle_dates (
  id uuid primary key,
  huddle_id uuid not null references huddles on delete cascade,
  starts_at timestamptz not null,
  unique (huddle_id, starts_at)
);

create table huddle_date_votes (
  date_id uuid not null references huddle_dates on delete cascade,
  person_id uuid not null references people on delete cascade,
  vote text not null check (vote in ('YES', 'IF_NEEDED', 'NO')),
  voted_at timestamptz not null,
  primary key (date_id, person_id)
);
create index huddle_date_votes_of_person on huddle_date_votes (person_id);
