-- A draft holds its fields as they were typed, right or wrong, so that nothing typed is lost.
alter table huddles add column draft_form jsonb;
alter table huddles drop constraint huddles_name_check;
alter table huddles add constraint huddles_name_check
  check (char_length(name) <= 120 and (status = 'DRAFT' or name <> ''));
-- Who saved the plan last: a second host who edits at the same time is told.
alter table huddles add column changed_by uuid references people (id) on delete set null;
alter table huddles add column cancel_reason text not null default '' check (char_length(cancel_reason) <= 500);
create index participations_hosting on participations (person_id) where role in ('HOST', 'CO_HOST');

-- A huddle has one host at any time; co-hosts come and go.
create unique index participations_one_host on participations (huddle_id) where role = 'HOST';

-- Huddles that repeat: each is a huddle of its own, the series only says how they belong together.
create table huddle_series (
  id uuid primary key,
  every text not null check (every in ('WEEK', 'TWO_WEEKS', 'MONTH_DATE', 'MONTH_WEEKDAY')),
  created_at timestamptz not null
);
alter table huddles add column series_id uuid references huddle_series (id) on delete set null;
create index huddles_of_series on huddles (series_id, starts_at) where series_id is not null;
