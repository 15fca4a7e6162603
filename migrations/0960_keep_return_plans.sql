-- Return plans (SAFE-1, SAFE-3): who is expected back when, and who is told when nobody says that all are back.

-- Whom somebody wants told. Name, address, number and relation are sealed: only their owner, and a mail, reads them.
create table emergency_contacts (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  secret bytea not null,
  locale text not null check (locale in ('en', 'de')),
  -- Of the link in the mail that asks them.
  token text not null unique,
  -- Null: has not answered.
  agreed boolean,
  created_at timestamptz not null
);
create index emergency_contacts_of on emergency_contacts (person_id, created_at);

create table return_plans (
  id uuid primary key,
  -- Who started it.
  owner_id uuid not null references people on delete cascade,
  -- Null: one person alone.
  huddle_id uuid references huddles on delete cascade,
  name text not null,
  route text not null,
  car text not null,
  note text not null,
  place jsonb,
  time_zone text not null,
  expected_at timestamptz not null,
  grace_minutes int not null check (grace_minutes between 15 and 720),
  started_at timestamptz not null,
  -- The last stage that was carried out.
  reached text check (reached in ('SOON', 'DUE', 'HALF', 'HOSTS', 'CONTACTS')),
  -- The server was late: the party was asked first.
  asked_late boolean not null default false,
  -- When there is something to do next; null once it is over, or everybody has been told.
  next_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references people on delete set null,
  check (ended_at is null or next_at is null)
);
create unique index return_plans_of_huddle on return_plans (huddle_id) where ended_at is null;
create unique index return_plans_alone on return_plans (owner_id) where ended_at is null and huddle_id is null;
create index return_plans_due on return_plans (next_at) where next_at is not null;
create index return_plans_by on return_plans (owner_id, started_at);
create index return_plans_at on return_plans (huddle_id, started_at) where huddle_id is not null;
create index return_plans_ended on return_plans (ended_at) where ended_at is not null;
create index return_plans_ended_by on return_plans (ended_by) where ended_by is not null;

create table return_plan_contacts (
  plan_id uuid not null references return_plans on delete cascade,
  contact_id uuid not null references emergency_contacts on delete cascade,
  -- Of the page that they read once they are told.
  token text unique,
  told_at timestamptz,
  -- They have said that they see to it.
  seen_at timestamptz,
  primary key (plan_id, contact_id)
);
create index return_plan_contacts_of on return_plan_contacts (contact_id);

create table return_plan_check_ins (
  id uuid primary key,
  plan_id uuid not null references return_plans on delete cascade,
  person_id uuid not null references people on delete cascade,
  at timestamptz not null,
  note text not null,
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  check ((lat is null) = (lng is null))
);
create index return_plan_check_ins_of on return_plan_check_ins (plan_id, at);
create index return_plan_check_ins_by on return_plan_check_ins (person_id);

-- When plans were looked at last: after a pause the party is asked before anybody else is told.
create table return_plan_watch (
  id integer primary key check (id = 1),
  watched_at timestamptz not null
);
