create table participations (
  huddle_id uuid not null references huddles (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  role text not null default 'PARTICIPANT' check (role in ('HOST', 'CO_HOST', 'PARTICIPANT')),
  interested boolean not null default false,
  invited_at timestamptz,
  -- Whose share link brought this person here.
  brought_by uuid references people (id) on delete set null,
  answer text check (answer in ('YES', 'MAYBE', 'NO')),
  place text not null default 'NONE' check (place in ('NONE', 'CONFIRMED', 'REQUESTED', 'WAITING', 'OFFERED')),
  declined_at timestamptz,
  guests jsonb not null default '{}',
  party integer not null default 1 check (party between 1 and 21),
  queue_number bigint,
  offer_ends_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (huddle_id, person_id),
  constraint queued_has_number check ((place in ('WAITING', 'OFFERED')) = (queue_number is not null)),
  constraint offered_has_end check ((place = 'OFFERED') = (offer_ends_at is not null)),
  constraint placed_said_yes check (place = 'NONE' or answer = 'YES')
);

create unique index participations_queue on participations (huddle_id, queue_number)
  where queue_number is not null;
create index participations_of_person on participations (person_id, huddle_id);
