import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { MAX_QUESTIONS_A_DAY } from '../rules/turn.ts';

let world: TestApp;
let huddleId: string;
beforeAll(async () => {
  world = await buildTestApp();
  const planned = await world.as(world.asha).post('/api/huddles', {
    name: 'Ridge at sunrise',
    startDateTime: '2026-06-06T04:00:00Z',
    endDateTime: '2026-06-06T09:00:00Z',
    timeZone: 'Europe/Zurich',
    activity: 'HIKING',
    difficulty: 'EASY',
    whatToBring: 'A headlamp and gloves',
    venue: {
      name: 'Gornergrat',
      formattedAddress: 'Zermatt, Valais, Switzerland',
      lat: 45.9833,
      lng: 7.7842,
    },
  });
  huddleId = planned.body.id;
});
afterAll(() => world.close());

interface Event {
  readonly event: string;
  readonly data: ReturnType<typeof JSON.parse>;
}

function eventsOf(text: string): Event[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null'),
    }));
}

async function ask(member: CastMember, question: string, talkId: string | null = null) {
  const asked = await world.as(member).post('/api/aurora/questions', { question, talkId });
  expect(asked.status).toBe(200);
  return asked.body as { talkId: string; turnId: string };
}

async function answerOf(member: CastMember, turnId: string): Promise<Event[]> {
  return eventsOf((await world.as(member).get(`/api/aurora/turns/${turnId}/answer`)).text);
}

test('AUR-1 a question is answered as a stream: words, cards, and the whole answer at the end', async () => {
  const { turnId, talkId } = await ask(world.ben, 'easy hikes near Zermatt on Saturday');
  const events = await answerOf(world.ben, turnId);
  const kinds = events.map(({ event }) => event);
  expect(kinds[0]).toBe('delta');
  expect(kinds.at(-1)).toBe('done');
  const card = events.find(({ event }) => event === 'card')?.data.card;
  expect(card).toMatchObject({ kind: 'HUDDLE', id: huddleId, path: `/huddle/view/${huddleId}` });
  expect(events.at(-1)?.data).toMatchObject({ state: 'DONE', engine: 'OWN', fellBack: false });
  const talk = await world.as(world.ben).get(`/api/aurora/talks/${talkId}`);
  expect(talk.body.talk.title).toBe('easy hikes near Zermatt on Saturday');
  expect(talk.body.turns[0].text).toBe(
    events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join(''),
  );
});

test('AUR-1 who opens the stream a second time is sent the answer that stands, and nothing is answered twice', async () => {
  const { turnId } = await ask(world.ben, 'hikes near Zermatt');
  const [one, two] = await Promise.all([answerOf(world.ben, turnId), answerOf(world.ben, turnId)]);
  expect(one.at(-1)).toEqual(two.at(-1));
  expect([one, two].filter((events) => events.some(({ event }) => event === 'delta'))).toHaveLength(1);
});

test('AUR-1 a question sent again with its key is one question in one conversation', async () => {
  const key = { 'idempotency-key': 'carried-once' };
  const body = { question: 'What can you do?', talkId: null };
  const first = await world.as(world.ben).post('/api/aurora/questions', body, key);
  const again = await world.as(world.ben).post('/api/aurora/questions', body, key);
  expect(again.body).toEqual(first.body);
});

test('AUR-1 the history is mine alone, the latest first, and a deleted conversation is gone', async () => {
  const { talkId, turnId } = await ask(world.ben, 'Where can I camp?');
  await answerOf(world.ben, turnId);
  world.forward(1_000);
  const newer = await ask(world.ben, 'Who hosts sunrise hikes?');
  const list = await world.as(world.ben).get('/api/aurora/talks?limit=2');
  expect(list.body.items.map(({ id }: { id: string }) => id)).toEqual([newer.talkId, expect.any(String)]);
  const next = await world.as(world.ben).get(`/api/aurora/talks?after=${list.body.next}`);
  expect(next.body.items.length).toBeGreaterThan(0);
  expect((await world.as(world.cleo).get('/api/aurora/talks')).body.items).toEqual([]);
  expect((await world.as(world.ben).delete(`/api/aurora/talks/${talkId}`)).status).toBe(200);
  expect((await world.as(world.ben).get(`/api/aurora/talks/${talkId}`)).status).toBe(404);
  expect((await world.as(world.ben).get(`/api/aurora/turns/${turnId}/answer`)).status).toBe(404);
});

test('AUR-1 only the last question is answered anew, and a question that was stopped can be', async () => {
  const { talkId, turnId } = await ask(world.ben, 'hikes near Zermatt');
  expect((await world.as(world.ben).post(`/api/aurora/turns/${turnId}/stop`)).status).toBe(200);
  const stopped = await world.as(world.ben).get(`/api/aurora/talks/${talkId}`);
  expect(stopped.body.turns[0].state).toBe('STOPPED');
  expect((await world.as(world.ben).post(`/api/aurora/turns/${turnId}/again`)).status).toBe(200);
  expect((await answerOf(world.ben, turnId)).at(-1)?.data.state).toBe('DONE');
  const second = await ask(world.ben, 'what should I bring there', talkId);
  const events = await answerOf(world.ben, second.turnId);
  expect(events.at(-1)?.data.text).toContain('A headlamp and gloves');
  const refused = await world.as(world.ben).post(`/api/aurora/turns/${turnId}/again`);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('NOT_THE_LAST');
});

test('AUR-1 a thumb is kept and taken back', async () => {
  const { talkId, turnId } = await ask(world.ben, 'hello');
  expect((await world.as(world.ben).put(`/api/aurora/turns/${turnId}/thumb`, { thumb: 'UP' })).status).toBe(
    409,
  );
  await answerOf(world.ben, turnId);
  for (const thumb of ['DOWN', null]) {
    expect((await world.as(world.ben).put(`/api/aurora/turns/${turnId}/thumb`, { thumb })).status).toBe(200);
    expect((await world.as(world.ben).get(`/api/aurora/talks/${talkId}`)).body.turns[0].thumb).toBe(thumb);
  }
});

test('AUR-2 a card is not shown again when its huddle is no longer mine to see', async () => {
  const { talkId, turnId } = await ask(world.cleo, 'hikes near Zermatt');
  await answerOf(world.cleo, turnId);
  const before = await world.as(world.cleo).get(`/api/aurora/talks/${talkId}`);
  expect(before.body.turns[0].cards).toHaveLength(1);
  const { pool } = world.platform.database;
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    world.asha.personId,
    world.cleo.personId,
  ]);
  const after = await world.as(world.cleo).get(`/api/aurora/talks/${talkId}`);
  expect(after.body.turns[0]).toMatchObject({ cards: [], goneCards: 1, text: '' });
  await pool.query('delete from blocks');

  // Who has only asked to come to a private huddle knows its name and date, not the words of its card.
  await pool.query(
    `insert into participations (huddle_id, person_id, role, answer, place) values ($1, $2, 'PARTICIPANT', 'YES', 'REQUESTED')`,
    [huddleId, world.cleo.personId],
  );
  await pool.query(`update huddles set privacy = 'PRIVATE' where id = $1`, [huddleId]);
  const asking = await world.as(world.cleo).get(`/api/aurora/talks/${talkId}`);
  expect(asking.body.turns[0]).toMatchObject({ cards: [], goneCards: 1 });
  await pool.query(`update huddles set privacy = 'PUBLIC' where id = $1`, [huddleId]);
  await pool.query('delete from participations where person_id = $1', [world.cleo.personId]);
});

test('AUR-2 an act is prepared as a card and done by nobody but the person', async () => {
  const { turnId } = await ask(world.ben, 'RSVP me to Ridge at sunrise');
  const last = (await answerOf(world.ben, turnId)).at(-1)?.data;
  expect(last.acts).toMatchObject([{ act: 'RSVP', objectId: huddleId }]);
  const huddle = await world.as(world.ben).get(`/api/huddles/${huddleId}`);
  expect(huddle.body.participation).toMatchObject({ rsvped: false, rsvpType: null });
});

test('AUR-3 an emergency is answered with the numbers to call, and with nothing else', async () => {
  const { turnId } = await ask(world.ben, 'My friend fell down and is bleeding near Zermatt');
  const last = (await answerOf(world.ben, turnId)).at(-1)?.data;
  expect(last).toMatchObject({ caution: 'EMERGENCY', cards: [] });
  expect(last.text).toMatch(/112.*911/s);
});

test('AUR-3 what is not in here is said so, with what can be asked', async () => {
  const { turnId } = await ask(world.ben, 'xylograph zeppelin quarks');
  const last = (await answerOf(world.ben, turnId)).at(-1)?.data;
  expect(last.text).toMatch(/^I do not know that/);
  expect(last.text).toContain('Ask for example');
});

test('AUR-1 there are only so many questions a day', async () => {
  const { pool } = world.platform.database;
  await pool.query('insert into aurora_days (person_id, day, questions) values ($1, $2, $3)', [
    world.asha.personId,
    world.platform.now().toISOString().slice(0, 10),
    MAX_QUESTIONS_A_DAY,
  ]);
  const refused = await world.as(world.asha).post('/api/aurora/questions', { question: 'hello' });
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('ASKED_ENOUGH');
  world.forward(24 * 3_600_000);
  expect((await world.as(world.asha).post('/api/aurora/questions', { question: 'hello' })).status).toBe(200);
});
