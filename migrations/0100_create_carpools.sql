-- Somebody who drives and has seats, or somebody who needs one; for a huddle or alone.
create table carpools (
  id uuid primary key,
  kind text not null check (kind in ('OFFER', 'NEED')),
  status text not null default 'OPEN' check (status in ('OPEN', 'CANCELLED')),
  owner_id uuid not null references people (id) on delete cascade,
  huddle_id uuid references huddles (id) on delete cascade,
  trip text not null check (trip in ('ROUND', 'DEPART', 'RETURN')),
  departs_at timestamptz,
  returns_at timestamptz,
  -- When the first and the last of its ways begin; until the last it is to come.
  first_at timestamptz not null,
  last_at timestamptz not null,
  time_zone text not null,
  -- Places as huddles have them, exact; `…_area` is what everybody may know: the point of a square of about a
  -- kilometre and the town that lies next to it.
  origin jsonb not null,
  origin_area jsonb not null,
  destination jsonb not null,
  destination_area jsonb not null,
  stops jsonb not null default '[]',
  pickup_km integer check (pickup_km between 1 and 50),
  -- Seats a way, of a need the people who want one; the driver's own is not counted.
  seats_out integer not null check (seats_out between 0 and 60),
  seats_back integer not null check (seats_back between 0 and 60),
  taken_out integer not null default 0 check (taken_out >= 0),
  taken_back integer not null default 0 check (taken_back >= 0),
  last_queue_number bigint not null default 0,
  -- What the whole trip costs the driver, in hundredths of the currency.
  cost_amount integer check (cost_amount between 1 and 100000),
  cost_currency text check (cost_currency ~ '^[A-Z]{3}$'),
  welcome text[] not null default '{}',
  note text not null default '' check (char_length(note) <= 1000),
  car_note text not null default '' check (char_length(car_note) <= 200),
  who_may_ask text not null check (who_may_ask in ('PARTICIPANTS', 'FOLLOWERS', 'EVERYONE')),
  cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  -- The last change that riders are asked to acknowledge.
  moved_at timestamptz,
  moved_what text[] not null default '{}',
  -- Its huddle has moved and the owner has not said yet what follows.
  asked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint never_oversold check (taken_out <= seats_out and taken_back <= seats_back),
  constraint ways_of_trip check ((trip = 'RETURN') = (departs_at is null) and (trip = 'DEPART') = (returns_at is null)),
  constraint seats_of_trip check ((trip = 'RETURN') = (seats_out = 0) and (trip = 'DEPART') = (seats_back = 0)),
  constraint back_after_out check (returns_at > departs_at),
  constraint participants_of_a_huddle check (who_may_ask <> 'PARTICIPANTS' or huddle_id is not null),
  constraint cost_in_a_currency check ((cost_amount is null) = (cost_currency is null))
);
create index carpools_of_owner on carpools (owner_id, last_at);
create index carpools_of_huddle on carpools (huddle_id) where huddle_id is not null;
create index carpools_to_come on carpools (kind, first_at, id) where status = 'OPEN';
create index carpools_by_area on carpools using gist (huddle_area(origin_area)) where status = 'OPEN';

-- Somebody's part in a carpool: one row a rider, whatever came of it.
create table carpool_rides (
  carpool_id uuid not null references carpools (id) on delete cascade,
  rider_id uuid not null references people (id) on delete cascade,
  -- That of the carpool, for the places of one person at one huddle.
  huddle_id uuid,
  need_id uuid references carpools (id) on delete set null,
  state text not null check (state in
    ('ASKED', 'OFFERED', 'ACCEPTED', 'WAITING', 'DECLINED', 'CANCELLED', 'LEFT', 'REMOVED')),
  party integer not null check (party between 1 and 60),
  goes_out boolean not null,
  comes_back boolean not null,
  pickup jsonb,
  pickup_area jsonb,
  message text not null default '' check (char_length(message) <= 1000),
  queue_number bigint,
  -- Since when they have their place.
  accepted_at timestamptz,
  acknowledged_at timestamptz,
  changed_at timestamptz not null,
  primary key (carpool_id, rider_id),
  constraint some_way check (goes_out or comes_back),
  constraint waits_with_number check ((state = 'WAITING') = (queue_number is not null)),
  constraint accepted_since check (state <> 'ACCEPTED' or accepted_at is not null)
);
create index carpool_rides_of_rider on carpool_rides (rider_id, state);
create index carpool_rides_of_need on carpool_rides (need_id) where need_id is not null;
create unique index carpool_queue on carpool_rides (carpool_id, queue_number) where queue_number is not null;

-- Nobody has two places on one way to or from a huddle, whatever cars they are in.
create unique index one_place_out on carpool_rides (huddle_id, rider_id)
  where state = 'ACCEPTED' and goes_out and huddle_id is not null;
create unique index one_place_back on carpool_rides (huddle_id, rider_id)
  where state = 'ACCEPTED' and comes_back and huddle_id is not null;

-- The seats taken are counted by the database itself: no statement, and no row that goes with its person, can
-- leave them wrong, and `never_oversold` holds them to the seats there are.
create function count_taken_seats() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update carpools c set taken_out = taken_out + n.going, taken_back = taken_back + n.coming
    from (select carpool_id, sum(party) filter (where goes_out) as going, sum(party) filter (where comes_back) as coming
      from (select carpool_id, goes_out, comes_back, party from new_rides where state = 'ACCEPTED') r group by 1) m
    cross join lateral (select coalesce(m.going, 0) as going, coalesce(m.coming, 0) as coming) n
    where c.id = m.carpool_id;
  elsif tg_op = 'DELETE' then
    update carpools c set taken_out = taken_out - n.going, taken_back = taken_back - n.coming
    from (select carpool_id, sum(party) filter (where goes_out) as going, sum(party) filter (where comes_back) as coming
      from (select carpool_id, goes_out, comes_back, party from old_rides where state = 'ACCEPTED') r group by 1) m
    cross join lateral (select coalesce(m.going, 0) as going, coalesce(m.coming, 0) as coming) n
    where c.id = m.carpool_id;
  else
    update carpools c set taken_out = taken_out + n.going, taken_back = taken_back + n.coming
    from (select carpool_id, sum(party) filter (where goes_out) as going, sum(party) filter (where comes_back) as coming
      from (select carpool_id, goes_out, comes_back, party from new_rides where state = 'ACCEPTED'
        union all select carpool_id, goes_out, comes_back, -party from old_rides where state = 'ACCEPTED') r group by 1) m
    cross join lateral (select coalesce(m.going, 0) as going, coalesce(m.coming, 0) as coming) n
    where c.id = m.carpool_id and (n.going <> 0 or n.coming <> 0);
  end if;
  return null;
end $$;
create trigger count_taken_seats_of_new after insert on carpool_rides
  referencing new table as new_rides for each statement execute function count_taken_seats();
create trigger count_taken_seats_of_old after delete on carpool_rides
  referencing old table as old_rides for each statement execute function count_taken_seats();
create trigger count_taken_seats_of_changed after update on carpool_rides
  referencing old table as old_rides new table as new_rides for each statement execute function count_taken_seats();

-- People talk in the conversation of a carpool: driver and accepted riders.
alter table rooms add column carpool_id uuid unique references carpools (id) on delete cascade;
alter table rooms drop constraint rooms_kind_check;
alter table rooms add constraint rooms_kind_check check (kind in ('COMMUNITY', 'DIRECT', 'GROUP', 'CARPOOL'));
alter table rooms add constraint of_its_carpool check ((kind = 'CARPOOL') = (carpool_id is not distinct from id));
