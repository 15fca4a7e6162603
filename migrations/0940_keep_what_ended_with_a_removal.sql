-- What ends when a decision takes somebody out of a community (ADM-1), so that it is given back, once, if the decision is
-- undone. The release before writes nothing here: what it ends meanwhile is not given back, as before.
create table ended_parts (
  huddle_id uuid not null references huddles (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  community_id uuid not null references communities (id) on delete cascade,
  -- The instant of the decision, which names it.
  removed_at timestamptz not null,
  interested boolean not null,
  answer text check (answer in ('YES', 'MAYBE', 'NO')),
  place text not null check (place in ('NONE', 'CONFIRMED', 'REQUESTED', 'WAITING', 'OFFERED')),
  declined boolean not null,
  guests jsonb not null,
  party integer not null check (party between 1 and 21),
  queue_number bigint,
  answered_at timestamptz,
  acknowledged_at timestamptz,
  paid_at timestamptz,
  pressed_at timestamptz,
  received_at timestamptz,
  -- What became of it when the decision was undone.
  came_back text check (came_back in ('PLACE', 'WAITING', 'REQUESTED', 'ANSWER', 'KEPT', 'CANCELLED', 'BEGUN',
    'TOO_LARGE', 'CLOSED')),
  primary key (huddle_id, person_id, removed_at)
);
create index ended_parts_of_person on ended_parts (person_id, community_id, removed_at);
create index ended_parts_of_community on ended_parts (community_id);

-- The same of seats in cars to those outings, and of cars that were called off.
create table ended_rides (
  carpool_id uuid not null references carpools (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  huddle_id uuid not null references huddles (id) on delete cascade,
  community_id uuid not null references communities (id) on delete cascade,
  removed_at timestamptz not null,
  state text not null check (state in ('ASKED', 'OFFERED', 'ACCEPTED', 'WAITING', 'DRIVES')),
  -- When the ride had ended: what changed later is their own doing.
  ended_at timestamptz,
  came_back text check (came_back in ('SEAT', 'IN_LINE', 'ASKED', 'KEPT', 'TAKEN', 'GONE', 'NO_PLACE', 'CAR_OFF')),
  primary key (carpool_id, person_id, removed_at)
);
create index ended_rides_of_person on ended_rides (person_id, community_id, removed_at);
create index ended_rides_of_community on ended_rides (community_id);
create index ended_rides_of_huddle on ended_rides (huddle_id);
