-- What somebody without a place yet has said about their way: it becomes a carpool with the place.
create table ride_wishes (
  huddle_id uuid not null references huddles (id) on delete cascade,
  person_id uuid not null references people (id) on delete cascade,
  kind text not null check (kind in ('OFFER', 'NEED')),
  seats integer not null check (seats between 1 and 60),
  -- As carpools have it, exact.
  origin jsonb not null,
  created_at timestamptz not null,
  primary key (huddle_id, person_id),
  foreign key (huddle_id, person_id) references participations (huddle_id, person_id) on delete cascade
);
create index ride_wishes_of_person on ride_wishes (person_id);
