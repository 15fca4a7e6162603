import Fastify from 'fastify';
import pg from 'pg';

// The best this machine can do for the same data: bare Fastify, hand-written SQL, prepared statements, no checks.
const url = process.env.DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString: url, max: 3 });
const app = Fastify();

const page = 'x'.repeat(7_500);
const readOne = `
  select row_to_json(h)::text as huddle, (select json_agg(json_build_object('id', p.id, 'name', p.display_name))::text
    from participations hp join people p on p.id = hp.person_id where hp.huddle_id = h.id and hp.role <> 'PARTICIPANT') as hosts
  from huddles h where h.id = $1 and h.privacy = 'PUBLIC'`;

const read = (id: string) =>
  pool.query<{ huddle: string; hosts: string }>({ name: 'read', text: readOne, values: [id] });

app.get<{ Params: { id: string } }>('/json/:id', async (request, reply) => {
  const row = (await read(request.params.id)).rows[0];
  return reply.type('application/json').send(row ? `{"huddle":${row.huddle},"hosts":${row.hosts}}` : '{}');
});

app.get<{ Params: { id: string } }>('/page/:id', async (request, reply) => {
  const row = (await read(request.params.id)).rows[0];
  return reply
    .type('text/html')
    .send(`<!doctype html><title>Huddle</title>${row?.huddle}${row?.hosts}${page}`);
});

// One statement a request, and each a durable answer: the counter moves only while a place is left, and anyone who
// finds none is kept as waiting. Nobody moves up and nobody is told.
const take = `
  with taken as (update bench_huddle set taken = taken + 1 where taken < capacity
      and not exists (select from bench_answers where person_id = $1) returning 1)
  insert into bench_answers (person_id, place)
  select $1, case when exists (select from taken) then 'CONFIRMED' else 'WAITING' end
  on conflict do nothing`;
const leave = `
  with gone as (delete from bench_answers where person_id = $1 returning place)
  update bench_huddle set taken = taken - 1 where exists (select from gone where place = 'CONFIRMED')`;

app.put<{ Params: { person: string }; Body: { rsvpType: string } }>('/rsvp/:person', async (request) => {
  const [name, text] = request.body.rsvpType === 'YES' ? ['take', take] : ['leave', leave];
  const done = await pool.query({ name, text, values: [request.params.person] });
  return { changed: done.rowCount === 1 };
});

// The same for a car: accepted while a seat is left. Nobody moves up and nobody is told.
const acceptRide = `
  with taken as (update bench_car set taken = taken + 1 where taken < seats
      and exists (select from bench_rides where person_id = $1 and state = 'ASKED') returning 1)
  update bench_rides set state = case when exists (select from taken) then 'ACCEPTED' else 'WAITING' end
  where person_id = $1`;
app.put<{ Params: { person: string } }>('/ride/:person/answer', async (request) => {
  const done = await pool.query({ name: 'accept-ride', text: acceptRide, values: [request.params.person] });
  return { changed: done.rowCount };
});

// A page of the list by the one index that fits what is asked, as JSON made by the database; nobody's rights asked.
const list = (where: string, order: string) => `
  select json_agg(l)::text as items from (select id, name, activity, starts_at, ends_at, time_zone, capacity,
    confirmed_people, difficulty, venue->>'name' as venue from huddles h
    where privacy = 'PUBLIC' and status = 'PUBLISHED' and starts_at >= now() ${where} order by ${order} limit 25) l`;
// By the index of words alone: walking the list by date for a rare word takes half a second.
const listWith = (words: string) => `with hits as materialized (select id from huddles
    where privacy = 'PUBLIC' and status = 'PUBLISHED' and huddle_words(name, description, venue, tags) @@ to_tsquery('simple', '${words}'))
  ${list('and id in (select id from hits)', 'starts_at, id')}`;
const here = 'll_to_earth(47.05, 8.3)';
const lists: Readonly<Record<string, string>> = {
  'sort=DATE': list('', 'starts_at, id'),
  'activity=FISHING&payment=FREE&hasRoom=true': list(
    "and activity = 'FISHING' and payment_mode = 'FREE' and confirmed_people + held_people < capacity",
    'starts_at, id',
  ),
  'q=ridge%20lake': listWith('ridge:* & lake:*'),
  'q=xqzvkj': listWith('xqzvkj:*'),
  'near=47.05,8.3&sort=NEAR': list('and venue is not null', `huddle_area(venue) <-> ${here}`),
  'near=47.05,8.3&withinKm=50&difficulty=HARD': list(
    `and difficulty = 'HARD' and venue is not null and huddle_area(venue) <@ earth_box(${here}, 50000)`,
    'starts_at, id',
  ),
};
app.get('/discover', async (request, reply) => {
  const query = request.url.slice(request.url.indexOf('?') + 1);
  const { rows } = await pool.query({ name: query.slice(0, 60), text: lists[query] ?? '' });
  return reply.type('application/json').send(`{"items":${rows[0]?.items ?? '[]'}}`);
});

// A community with how one person stands to it and its huddles counted; a page of its conversation as JSON.
const community = `
  select row_to_json(c)::text as community, row_to_json(m)::text as mine,
    (select count(*)::int from huddles h where h.community_id = c.id and h.starts_at >= now()) as coming
  from communities c left join memberships m on m.community_id = c.id and m.person_id = $2 where c.id = $1`;
app.get<{ Params: { id: string; person: string } }>('/community/:id/:person', async (request, reply) => {
  const { id, person } = request.params;
  const { rows } = await pool.query({ name: 'community', text: community, values: [id, person] });
  const row = rows[0];
  return reply.type('application/json').send(`{"c":${row?.community},"m":${row?.mine},"n":${row?.coming}}`);
});
const history = `
  select json_agg(l)::text as items from (select m.id, m.seq, m.body, m.created_at, a.id as author, a.display_name
    from room_messages m join people a on a.id = m.author_id
    where m.room_id = $1 and m.seq < $2 order by m.seq desc limit 31) l`;
app.get<{ Params: { id: string; before: string } }>('/history/:id/:before', async (request, reply) => {
  const { id, before } = request.params;
  const { rows } = await pool.query({ name: 'history', text: history, values: [id, before] });
  return reply.type('application/json').send(`{"items":${rows[0]?.items ?? '[]'}}`);
});

// A person with how another stands to them, and who follows whom counted.
const profile = `
  select row_to_json(p)::text as person, row_to_json(f)::text as mine,
    (select count(*)::int from follows c where c.followee_id = p.id and c.state = 'FOLLOWING') as followers,
    (select count(*)::int from follows c where c.follower_id = p.id and c.state = 'FOLLOWING') as followings
  from people p left join follows f on f.follower_id = $2 and f.followee_id = p.id where p.id = $1`;
app.get<{ Params: { id: string; person: string } }>('/profile/:id/:person', async (request, reply) => {
  const { id, person } = request.params;
  const { rows } = await pool.query({ name: 'profile', text: profile, values: [id, person] });
  const row = rows[0];
  const counts = `"followers":${row?.followers},"followings":${row?.followings}`;
  return reply.type('application/json').send(`{"person":${row?.person},"mine":${row?.mine},${counts}}`);
});

// An inbox page: the rows in the order of their key with author and counts, as JSON made by the database.
const inbox = (behind: string) => `select json_agg(l)::text as items from (
  select p.id, p.content, p.published_at, p.like_count, p.comment_count, p.repost_count, a.id as author, a.username,
    a.display_name, exists (select from post_likes l where l.post_id = p.id and l.person_id = e.person_id) as liked
  from timeline_entries e join posts p on p.id = e.post_id join people a on a.id = p.author_id
  where e.person_id = $1 ${behind} order by e.position desc limit 21) l`;
app.get<{ Params: { id: string }; Querystring: { after?: string } }>(
  '/timeline/:id',
  async (request, reply) => {
    const { after } = request.query;
    const values = after ? [request.params.id, after] : [request.params.id];
    const name = after ? 'inbox-behind' : 'inbox';
    const { rows } = await pool.query({ name, text: inbox(after ? 'and e.position < $2' : ''), values });
    return reply.type('application/json').send(`{"items":${rows[0]?.items ?? '[]'}}`);
  },
);
const say = `with p as (insert into posts (id, author_id, state, content, position, created_at, published_at)
    select i.id, $1, 'PUBLISHED', $2, i.id, now(), now() from (select gen_random_uuid() as id) i returning id)
  insert into timeline_entries (person_id, position, post_id) select $1, id, id from p`;
app.post<{ Params: { id: string }; Body: { content: string } }>('/post/:id', async (request) => {
  await pool.query({ name: 'say', text: say, values: [request.params.id, request.body.content] });
  return { error: false };
});

const streams = new Set<import('node:http').ServerResponse>();
app.get('/stream', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(': \n\n');
  streams.add(reply.raw);
});
app.post('/announce', async () => {
  const frame = Buffer.from(`event: huddle.changed\ndata: {"id":"${'0'.repeat(36)}"}\n\n`);
  for (const stream of streams) stream.write(frame);
  return {};
});
app.get('/readyz', async () => ({ ready: (await pool.query('select 1')).rowCount === 1 }));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
