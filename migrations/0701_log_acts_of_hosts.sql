-- What hosts did about others' places, with who did it and why; within ten minutes it can be undone by what stood before.
create table host_acts (
  id uuid primary key,
  huddle_id uuid not null references huddles (id) on delete cascade,
  host_id uuid references people (id) on delete set null,
  kind text not null check (kind in ('ADDED', 'REMOVED', 'LET_IN', 'ALL_CAME')),
  person_id uuid references people (id) on delete cascade,
  unregistered_id uuid references unregistered_parties (id) on delete cascade,
  -- Those who wait read it.
  reason text not null default '' check (char_length(reason) <= 140),
  before jsonb not null default '{}',
  at timestamptz not null,
  undone_at timestamptz
);
create index host_acts_newest on host_acts (huddle_id, id desc);
create index host_acts_host on host_acts (host_id) where host_id is not null;
create index host_acts_person on host_acts (person_id) where person_id is not null;
create index host_acts_unregistered on host_acts (unregistered_id) where unregistered_id is not null;
