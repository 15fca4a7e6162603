import type { Filling } from './fill-people.ts';

/** Half as many huddles as people, before and after now; the host leads every fifth, the ordinary person goes to ten. */
export const outings: Filling = [
  `insert into huddles (id, name, description, activity, privacy, status, starts_at, ends_at, time_zone, venue, created_by, tags,
     confirmed_people, confirmed_count, created_at)
   select grow('h', n), (array['Ridge','Lake','Rights','Valley'])[1 + n / 2 % 4] || ' walk ' || n, 'A walk together',
     (array['HIKING','WALKING','CYCLING'])[1 + n % 3], case when n % 20 = 2 then 'PRIVATE' else 'PUBLIC' end,
     case n % 50 when 4 then 'CANCELLED' when 6 then 'DRAFT' else 'PUBLISHED' end, t.at, t.at + interval '5 hours', 'UTC',
     json_build_object('name', 'Gate', 'formattedAddress', 'Town', 'lat', 44 + (n::bigint * 7919 % 1000) / 100.0,
       'lng', 5 + (n::bigint * 104729 % 1000) / 100.0), case when n % 10 = 0 then @host else grow('p', n) end, '{walk}', 3, 3,
     timestamp '2026-01-01'
   from generate_series(@from, @to) n
   cross join lateral (select timestamp '2026-06-01 08:00' + (n % 4 - 1.5) * n * interval '5 minutes' as at) t
   where n % 2 = 0`,
  `insert into participations (huddle_id, person_id, role, answer, place)
   select grow('h', n), case when n % 10 = 0 then @host else grow('p', n) end, 'HOST', null, 'NONE'
   from generate_series(@from, @to) n where n % 2 = 0
   union all select grow('h', n), grow('p', 1 + (n + k * 17) % @to), 'PARTICIPANT', 'YES', 'CONFIRMED'
   from generate_series(@from, @to) n, generate_series(1, 3) k where n % 2 = 0 and 1 + (n + k * 17) % @to <> n
   union all select grow('h', n), @viewer, 'PARTICIPANT', 'YES', 'CONFIRMED' from generate_series(@from, @to) n
   where n % 2 = 0 and n <= 20 on conflict (huddle_id, person_id) do nothing`,
  `insert into participations (huddle_id, person_id, role, answer, place, answered_at, created_at)
   select @huddle, grow('p', n), 'PARTICIPANT', 'YES', 'CONFIRMED', t.at, t.at from generate_series(@from, @to) n
   cross join lateral (select timestamp '2026-05-01' + n * interval '1 minute' as at) t`,
  `insert into huddle_messages (id, huddle_id, author_id, audience, body, created_at)
   select grow('m', n), @huddle, @host, 'ALL', 'Bring a hat', timestamp '2026-05-02' from generate_series(@from, @to) n
   where n <= 20`,
  `insert into huddle_message_recipients (message_id, person_id)
   select grow('m', k), grow('p', n) from generate_series(@from, @to) n, generate_series(1, 20) k
  `,
  `insert into comments (id, huddle_id, author_id, body, created_at)
   select grow('c', n), @huddle, grow('p', n), 'Is there shade?', timestamp '2026-05-02'
   from generate_series(@from, @to) n`,
  `insert into carpools (id, kind, owner_id, huddle_id, trip, departs_at, first_at, last_at, time_zone, origin, origin_area,
     destination, destination_area, seats_out, seats_back, who_may_ask, created_at)
   select grow('k', n), case when n % 4 = 0 then 'NEED' else 'OFFER' end, grow('p', n), case when n % 20 = 0 then @huddle
       when n % 2 = 0 then grow('h', n) end, 'DEPART', t.at, t.at, t.at, 'UTC', a.place, a.place, a.place, a.place, 4, 0, 'EVERYONE', now()
   from generate_series(@from, @to) n
   cross join lateral (select timestamp '2026-06-01 08:00' + (n % 4 - 1) * n * interval '5 minutes' as at) t
   cross join lateral (select jsonb_build_object('name', 'Gate', 'formattedAddress', 'Town', 'lat', 44 + (n::bigint * 7919 % 1000) / 100.0,
     'lng', 5 + (n::bigint * 104729 % 1000) / 100.0) as place) a`,
  `insert into carpool_rides (carpool_id, rider_id, huddle_id, state, party, goes_out, comes_back, accepted_at, changed_at)
   select grow('k', n), grow('p', 1 + (n + 7) % @to), null, 'ACCEPTED', 1, true, false, now(), now()
   from generate_series(@from, @to) n where n % 3 = 1`,
];
