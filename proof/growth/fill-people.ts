/** Statements that add the rows with the numbers from `@from` to `@to`; `grow` makes the id of one, `@host` hosts all. */
export type Filling = readonly string[];

/** People of a few first names in a few towns; everybody follows five, and a few block each other. */
export const people: Filling = [
  `insert into people (id, username, display_name, onboarded_at, created_at, place_name, place_lat, place_lng, shown_to_visitors)
   select grow('p', n), 'grow' || n, (array['Lars','Anna','Mara','Tom','Ida'])[1 + n % 5] || ' Grow ' || n, now(), now(), 'Town',
     44 + (n::bigint * 7919 % 1000) / 100.0, 5 + (n::bigint * 104729 % 1000) / 100.0, n % 10 = 0
   from generate_series(@from, @to) n`,
  `insert into follows (follower_id, followee_id, state, since)
   select grow('p', n), grow('p', 1 + (n * 31 + k * 7919) % @to), 'FOLLOWING', timestamp '2026-01-01' + n * interval '1 minute'
   from generate_series(@from, @to) n, generate_series(1, 5) k
     where 1 + (n * 31 + k * 7919) % @to <> n on conflict do nothing`,
  `insert into follows (follower_id, followee_id, state, since)
   select grow('p', n), @host, 'FOLLOWING', timestamp '2026-02-01' + n * interval '1 minute'
   from generate_series(@from, @to) n
   union all select @host, grow('p', n), 'FOLLOWING', timestamp '2026-02-01' + n * interval '1 minute'
   from generate_series(@from, @to) n where n % 2 = 0
   union all select @viewer, grow('p', n), 'FOLLOWING', timestamp '2026-02-01' + n * interval '1 minute'
   from generate_series(@from, @to) n where n <= 50`,
  `insert into blocks (blocker_id, blocked_id) select grow('p', n), grow('p', 1 + n * 13 % @to)
   from generate_series(@from, @to) n where n % 5 = 0 and 1 + n * 13 % @to <> n`,
  `insert into notifications (id, recipient_id, event_id, kind, actor_id, object_type, object_id, created_at, in_app, read_at)
   select gen_random_uuid(), case when n % 4 = 0 then @host when n <= 50 then @viewer else grow('p', n) end, gen_random_uuid(), 'PERSON_FOLLOWED',
     grow('p', n), 'PERSON', grow('p', n), timestamp '2026-05-01' + n * interval '1 minute', true, case when k > 1 then now() end
   from generate_series(@from, @to) n, generate_series(1, 4) k`,
  `insert into stream_facts (person_id, seq, fact, data, created_at)
   select grow('p', n), k, 'posts-changed', '{}', now() from generate_series(@from, @to) n, generate_series(1, 10) k
  `,
  `insert into moderation_cases (id, object_type, object_id, object_name, state, opened_at, community_id, moderators_at)
   select grow('mc', n), 'PERSON', grow('p', 1 + n * 3 % @to), 'Somebody', case when n % 2 = 0 then 'OPEN' else 'DECIDED' end,
     timestamp '2026-05-01', case when n % 2 = 0 or n % 3 = 0 then @club end, case when n % 6 = 0 then timestamp '2099-01-01' end from generate_series(@from, @to) n on conflict do nothing`,
  `insert into reports (id, case_id, reporter_id, object_type, object_id, object_name, reason, created_at)
   select grow('r', n), (select id from moderation_cases where id = grow('mc', n)), grow('p', n), 'PERSON',
     grow('p', 1 + n * 3 % @to), 'Somebody', 'SPAM', timestamp '2026-05-01' from generate_series(@from, @to) n`,
  `insert into visitor_reports (id, email, mailbox, locale, token, object_type, object_id, object_name, reason, body, asked_at, confirmed_at)
   select grow('v', n), n || '@mail.example', n || '@mail.example', 'en', 'visitor' || n, 'POST', grow('p', n), '', 'SPAM', '',
     timestamp '2026-05-01', timestamp '2026-05-01' from generate_series(@from, @to) n`,
  `insert into reports (id, case_id, visitor_id, object_type, object_id, object_name, reason, created_at)
   select grow('rv', n), (select id from moderation_cases where id = grow('mc', n)), grow('v', n), 'PERSON',
     grow('p', 1 + n * 3 % @to), 'Somebody', 'SPAM', timestamp '2026-05-01' from generate_series(@from, @to) n`,
  `insert into moderation_decisions (id, case_id, subject_id, at, acts, reason, appeal)
   select grow('md', n), grow('mc', n), grow('p', 1 + n * 3 % @to), timestamp '2026-05-02', '{WARN}', 'SPAM',
     case when n % 20 = 1 then 'OPEN' else 'NONE' end from generate_series(@from, @to) n where n % 2 = 1`,
  `insert into badge_requests (id, person_id, profession, proof, created_at)
   select grow('b', n), grow('p', n), 'GUIDE', 'A paper', timestamp '2026-05-01'
   from generate_series(@from, @to) n where n % 3 = 0`,
];
