-- What must hold for an outing to go ahead, as its hosts say, and what a look at it a day before found (HUD-25).
create table huddle_go (
  huddle_id uuid primary key references huddles on delete cascade,
  min_people smallint check (min_people between 1 and 1000),
  min_cars smallint check (min_cars between 1 and 100),
  daylight_minutes smallint check (daylight_minutes between 0 and 600),
  all_kit boolean not null,
  forecast text check (forecast in ('GREEN', 'AMBER', 'RED')),
  forecast_note text not null default '' check (char_length(forecast_note) <= 600),
  -- The start for which it was looked at; another start is looked at again.
  checked_for timestamptz,
  -- The start for which the hosts have said that it goes ahead.
  decided_for timestamptz
);

-- So that a page of an outing without such rules asks for none.
alter table huddles add column go_check boolean not null default false;
