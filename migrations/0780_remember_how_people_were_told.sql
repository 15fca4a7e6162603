alter table notifications
  -- What came of its mail, beside what came of its push; null where nobody wanted one.
  add column mail_outcome text,
  -- The device on which it was read, as its owner would name it.
  add column read_on text check (char_length(read_on) <= 60),
  -- Opened by itself or where it is about, not read with all others.
  add column opened boolean not null default false;

alter table notification_settings
  -- Pushes a day that are not urgent; null without a limit.
  add column pushes_a_day smallint default 5 check (pushes_a_day between 1 and 50),
  -- Away: only what concerns outings one goes to is told, the rest in one digest at return.
  add column away_since timestamptz,
  add column away_until timestamptz,
  add constraint away_has_both_ends check ((away_since is null) = (away_until is null)) not valid;

-- How many pushes somebody had on one day of theirs.
create table push_budgets (
  person_id uuid primary key references people (id) on delete cascade,
  day date not null,
  sent smallint not null
);

-- Kinds that somebody was asked once whether to hear less of.
create table notification_offers (
  person_id uuid not null references people (id) on delete cascade,
  kind text not null,
  answered_at timestamptz not null,
  primary key (person_id, kind)
);
