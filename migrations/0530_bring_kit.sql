-- What an outing needs besides people, and who brings it (HUD-25).
create table huddle_kit (
  id uuid primary key,
  huddle_id uuid not null references huddles on delete cascade,
  position smallint not null,
  name text not null check (char_length(name) between 1 and 160),
  needed smallint not null check (needed between 1 and 99)
);
create index huddle_kit_of_huddle on huddle_kit (huddle_id, position);

create table huddle_kit_promises (
  kit_id uuid not null references huddle_kit on delete cascade,
  person_id uuid not null references people on delete cascade,
  amount smallint not null check (amount between 1 and 99),
  promised_at timestamptz not null,
  primary key (kit_id, person_id)
);
create index huddle_kit_promises_of_person on huddle_kit_promises (person_id);

-- So that a page of an outing that needs nothing reads no list.
alter table huddles add column kit_count smallint not null default 0;
