import type { Filling } from './fill-people.ts';
import { hooked } from './variants.ts';

/** A club for every tenth person, and one of them all; conversations of clubs, of two and of groups. */
export const clubs: Filling = [
  `insert into communities (id, name, privacy, location, tags, member_count, created_by, created_at, updated_at)
   select grow('g', n), (array['Ridge','Lake','Rights'])[1 + n / 10 % 3] || ' club ' || n, 'PUBLIC',
     json_build_object('name', 'Town', 'formattedAddress', 'Town', 'lat', 44 + (n::bigint * 7919 % 1000) / 100.0,
       'lng', 5 + (n::bigint * 104729 % 1000) / 100.0), '{walk}', 20, grow('p', n), now(), now()
   from generate_series(@from, @to) n where n % 10 = 0`,
  `insert into memberships (community_id, person_id, state, role, since)
   select grow('g', n), grow('p', n), 'MEMBER', 'OWNER', timestamp '2026-01-01' from generate_series(@from, @to) n where n % 10 = 0
   union all select grow('g', n), grow('p', 1 + (n + k * 17) % @to), 'MEMBER', 'MEMBER', timestamp '2026-01-02'
   from generate_series(@from, @to) n, generate_series(1, 20) k where n % 10 = 0
   union all select grow('g', n), @viewer, 'MEMBER', 'MEMBER', timestamp '2026-01-03' from generate_series(@from, @to) n
   where n % 10 = 0 and n <= 100
   union all select grow('g', n), @host, 'MEMBER', 'MEMBER', timestamp '2026-01-03' from generate_series(@from, @to) n
   where n % 100 = 0 on conflict do nothing`,
  `insert into memberships (community_id, person_id, state, role, since)
   select @club, grow('p', n), 'MEMBER', 'MEMBER', timestamp '2026-02-01' + n * interval '1 minute'
   from generate_series(@from, @to) n`,
  `insert into rooms (id, kind, community_id, last_seq, revision, last_message_at, created_at)
   select grow('g', n), 'COMMUNITY', grow('g', n), 20, 20, timestamp '2026-05-01', timestamp '2026-01-01'
   from generate_series(@from, @to) n where n % 10 = 0`,
  `insert into rooms (id, kind, pair_low, pair_high, last_seq, revision, last_message_at, created_at)
   select grow('d', n), 'DIRECT', least(a, b), greatest(a, b), 4, 4, timestamp '2026-05-01' + n * interval '1 minute', now()
   from generate_series(@from, @to) n
   cross join lateral (select grow('p', n) as a, case when n <= 10 then @viewer when n % 5 = 0 then @host else grow('p', 1 + n % @to) end as b) ab
   where a <> b on conflict do nothing`,
  `insert into room_members (room_id, person_id, state, since)
   select r.id, who, 'IN', timestamp '2026-01-01' from generate_series(@from, @to) n join rooms r on r.id = grow('d', n)
   cross join lateral unnest(array[pair_low, pair_high]) who`,
  `insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
   select gen_random_uuid(), grow('d', n), k, k, grow('p', n), 'Hello', timestamp '2026-05-01'
   from generate_series(@from, @to) n join rooms r on r.id = grow('d', n), generate_series(1, 4) k
   union all select gen_random_uuid(), grow('g', n), k, k, grow('p', n), 'Hello', timestamp '2026-05-01'
   from generate_series(@from, @to) n, generate_series(1, 20) k where n % 10 = 0
   union all select gen_random_uuid(), @club, n + 1, n + 1, grow('p', n), 'Hello', timestamp '2026-05-01' + n * interval '1 second'
   from generate_series(@from, @to) n`,
  `insert into webhooks (id, community_id, made_by, url, events, secret, created_at)
   values ('${hooked}', @club, @host, 'https://hooks.example/', '{outing.published}', '', timestamp '2026-01-01')
   on conflict do nothing`,
  `insert into webhook_deliveries (id, webhook_id, event, about, happened_at, created_at, state, next_at)
   select gen_random_uuid(), '${hooked}', 'outing.published', '{}', at, at, 'DELIVERED', at
   from generate_series(@from, @to) n cross join lateral (select timestamp '2026-05-01' + n * interval '1 second' as at) t`,
];
