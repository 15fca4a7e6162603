import type { Filling } from './fill-people.ts';

/** Two posts a person and many under one of them; an article for every other person. */
export const words: Filling = [
  `insert into posts (id, author_id, state, content, position, created_at, published_at)
   select grow('o' || k, n), case when n % 10 = 0 then @host else grow('p', n) end, 'PUBLISHED', 'A walk along the ridge #snow',
     grow('o' || k, n), now(), now() from generate_series(@from, @to) n, generate_series(1, 2) k`,
  `insert into post_tags (tag, position, post_id) select 'snow', grow('o1', n), grow('o1', n)
   from generate_series(@from, @to) n`,
  `insert into post_likes (post_id, person_id, created_at)
   select @post, grow('p', n), timestamp '2026-05-01' + n * interval '1 second' from generate_series(@from, @to) n
   union all select grow('o1', n), grow('p', 1 + (n + k) % @to), now() from generate_series(@from, @to) n, generate_series(1, 3) k
  `,
  `insert into comments (id, post_id, author_id, body, created_at)
   select grow('q', n), @post, grow('p', n), 'Good', timestamp '2026-05-01' from generate_series(@from, @to) n
  `,
  `insert into timeline_entries (person_id, position, post_id)
   select case when n <= 50 then @viewer else grow('p', n) end, grow('o1', n), grow('o1', n) from generate_series(@from, @to) n
   on conflict do nothing`,
  `insert into inspirations (id, author_id, state, title, document, topics, created_at, saved_at, published_at, published_edition)
   select grow('i', n), case when n % 10 = 0 then @host else grow('p', n) end, 'PUBLISHED', 'How to walk ' || n, '{}', '{SAFETY}',
     now(), now(), timestamp '2026-01-01' + n * interval '1 minute', 1 from generate_series(@from, @to) n where n % 2 = 0`,
  `insert into inspiration_stories (inspiration_id, position, title, summary, topics, health, document, pictures, minutes, changed_at, words)
   select grow('i', n), grow('i', n), 'How to walk ' || n, 'Step by step', '{SAFETY}', false, '{"type":"doc","content":[]}', '{}', 1,
     now(), to_tsvector('simple', 'walk step') from generate_series(@from, @to) n where n % 2 = 0`,
  `insert into comments (id, inspiration_id, author_id, body, created_at)
   select grow('j', n), @story, grow('p', n), 'Good', timestamp '2026-05-01' from generate_series(@from, @to) n
  `,
];
