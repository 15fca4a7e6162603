import type { Filling } from '../growth/fill-people.ts';

/** What the large world has none of, as every list needs more than one page here. */
export const listed: Filling = [
  `insert into comments (id, huddle_id, author_id, body, created_at, parent_id)
   select grow('c1', n), @huddle, grow('p', n), 'There is', timestamp '2026-05-02', @comment from generate_series(@from, @to) n`,
  `insert into comments (id, post_id, author_id, body, created_at, parent_id)
   select grow('q1', n), @post, grow('p', n), 'It is', timestamp '2026-05-01', @remark from generate_series(@from, @to) n`,
  `insert into comments (id, inspiration_id, author_id, body, created_at, parent_id)
   select grow('j1', n), @story, grow('p', n), 'It is', timestamp '2026-05-01', @opinion from generate_series(@from, @to) n`,
  `insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
   select grow('s', n), @club, 2000 + n, 2000 + n, grow('p', n), 'Hello again', timestamp '2026-06-02' from generate_series(@from, @to) n`,
  `insert into media select (jsonb_populate_record(m, jsonb_build_object('id', grow(kind, n)))).* from media m,
     generate_series(@from, @to) n, unnest(array['e1', 'e2']) kind where m.id = @picture`,
  `insert into room_pictures (message_id, media_id, position, room_id, seq)
   select grow('s', n), grow('e1', n), 1, @club, 2000 + n from generate_series(@from, @to) n`,
  `insert into huddle_photos (id, huddle_id, media_id, owner_id, created_at)
   select grow('f', n), @huddle, grow('e2', n), grow('p', n), timestamp '2026-05-02'
   from generate_series(@from, @to) n`,
  `insert into host_acts (id, huddle_id, host_id, kind, person_id, at)
   select grow('a', n), @huddle, @host, 'ADDED', grow('p', n), timestamp '2026-05-02' from generate_series(@from, @to) n`,
  `insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, created_by, community_id, created_at)
   select grow('y', n), 'A walk of the club', 'HIKING', 'COMMUNITY', 'PUBLISHED', timestamp '2026-03-01 08:00' + n * interval '6 hours',
     timestamp '2026-03-01 10:00' + n * interval '6 hours', 'UTC', @host, @club, timestamp '2026-01-01' from generate_series(@from, @to) n`,
  `insert into participations (huddle_id, person_id, role, answer, place)
   select grow('y', n), @host, 'HOST', null, 'NONE' from generate_series(@from, @to) n
   union all select grow('y', n), grow('p', n), 'PARTICIPANT', 'YES', 'CONFIRMED' from generate_series(@from, @to) n`,
  `insert into post_places (place_id, position, post_id)
   select 2657896, grow('o1', n), grow('o1', n) from generate_series(@from, @to) n`,
  `insert into post_saves (post_id, person_id, position)
   select grow('o1', n), who, gen_random_uuid() from generate_series(@from, @to) n, unnest(array[@host, @viewer]) who`,
  `insert into aurora_talks (id, person_id, title, created_at, last_at)
   select grow('t', n), @host, 'Huts', timestamp '2026-05-01', timestamp '2026-05-01' + n / 3 * interval '1 hour'
   from generate_series(@from, @to) n`,
  `insert into reports (id, case_id, reporter_id, object_type, object_id, object_name, reason, created_at)
   select grow('w', n), (select id from moderation_cases where id = grow('mc', n)), @host, 'PERSON', grow('p', n), 'Somebody', 'SPAM',
     timestamp '2026-05-01' from generate_series(@from, @to) n`,
  `insert into inspiration_saves (inspiration_id, person_id, position)
   select grow('i', n), @viewer, gen_random_uuid() from generate_series(@from, @to) n where n % 2 = 0`,
  `insert into mail_outbox (id, kind, mailbox, to_address, subject, created_at)
   select grow('x', n), 'welcome', 'Mara', 'mara@mail.example', 'Welcome', timestamp '2026-05-01' from generate_series(@from, @to) n`,
  `select graphile_worker.add_job('nothing', run_at := '2099-01-01') from generate_series(@from, @to) n`,
  `update graphile_worker._private_jobs set attempts = 1, last_error = 'It failed' where run_at = '2099-01-01'`,
];
