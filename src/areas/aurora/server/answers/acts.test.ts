import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';

let world: TestApp;
let huddleId: string;
let cars: string[];
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  huddleId = await stage.huddle([world.ben, world.cleo], { name: 'Wombat ridge', difficulty: 'EASY' });
  cars = [
    await stage.offer(world.asha, { huddleId, destination: null }),
    await stage.offer(world.cleo, { huddleId, destination: null, tripType: 'DEPART', returnAt: null }),
  ];
});
afterAll(() => world.close());

async function ask(question: string, member = world.ben): Promise<TurnView> {
  const asked = await world.as(member).post('/api/aurora/questions', { question });
  expect(asked.status, asked.text).toBe(200);
  const answer = await world.as(member).get(`/api/aurora/turns/${asked.body.turnId}/answer`);
  const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
  return JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
}

test('AUR-5 somebody who waits is told their number in the queue', async () => {
  const [erin, finn] = [await world.enter({ username: 'erin' }), await world.enter({ username: 'finn' })];
  await stageOf(world).huddle([world.cleo, erin, finn], { name: 'Numbat gully', capacity: 1 });
  const told = await ask('am I on a waiting list', finn);
  expect(told.text).toBe(
    'You are waiting for an answer or a place at one outing. At **Numbat gully** you are number 2 on the waiting list.',
  );
  expect((await ask('am I on the waiting list of Numbat gully', finn)).text).toMatch(
    /you are number 2 on the waiting list/i,
  );
  expect((await ask('am I on a waiting list')).text).toBe(
    'You are not waiting for a place or an answer anywhere.',
  );
});

test('AUR-2 a ride is asked for with a card for each car, by the verb of carpools, and a car that was asked is not offered again', async () => {
  const { acts, text } = await ask('I need a ride to Wombat ridge');
  expect(text).toContain('**Wombat ridge**');
  expect(acts.map(({ act, objectId }) => [act, objectId]).sort()).toEqual(
    cars.map((id) => ['RIDE', id]).sort(),
  );
  const both = acts.find(({ objectId }) => objectId === cars[0]);
  expect(both?.ride).toMatchObject({ driver: 'Asha Rai', legs: ['OUT', 'BACK'], party: 1 });
  expect(acts.find(({ objectId }) => objectId === cars[1])?.ride?.legs).toEqual(['OUT']);
  const before = await world.as(world.ben).get(`/api/carpools/${cars[0]}`);
  expect(before.body.ride).toBeNull();

  const { legs, party } = both?.ride ?? { legs: [], party: 0 };
  const wish = { party, legs, pickup: null, message: '' };
  const sent = await world.as(world.ben).put(`/api/carpools/${cars[0]}/ride`, wish);
  expect(sent.body.state).toBe('ASKED');
  expect((await actsAgain()).map(({ objectId, state }) => [objectId === cars[0], state]).sort()).toEqual([
    [false, 'OPEN'],
    [true, 'DONE'],
  ]);
  const again = await ask('Wer nimmt mich mit zu Wombat ridge?');
  expect(again.acts.map(({ objectId }) => objectId)).toEqual([cars[1]]);
  expect(again.text).toContain('Zu **Wombat ridge** fahren diese Leute');
});

test('AUR-7 what no outing says of itself is not said of those that come closest', async () => {
  expect((await ask('easy hikes for women')).text).toBe(
    'I found one that fits: easy hikes. Of the rest of your question nothing is written there.',
  );
  expect((await ask('easy hikes on the wombat ridge')).text).toBe(
    'I found one that fits: easy hikes near Wombat Ridge.',
  );
});

test('AUR-2 a draft, a follow and a membership are prepared with what their verbs take', async () => {
  const { id } = (await world.as(world.asha).post('/api/communities', { name: 'Numbat club' })).body;
  expect((await ask('Join the Numbat club')).acts).toMatchObject([{ act: 'JOIN', objectId: id }]);
  const { acts } = await ask('Follow Asha');
  expect(acts).toMatchObject([{ act: 'FOLLOW', objectId: world.asha.personId }]);
  const draft = await ask('Plan a walk near Zug on Sunday');
  expect(draft.acts).toMatchObject([
    { act: 'DRAFT', objectId: '', draft: { name: 'Walk near Zug', activity: 'WALKING' } },
  ]);
  expect(draft.acts[0]?.when?.slice(0, 10)).toBe('2026-06-06');
});

test('AUR-3 who asks in German is answered in German, cards and acts included', async () => {
  const found = await ask('Leichte Wanderungen mit Platz für zwei');
  expect(found.text).toMatch(
    /^(?:Eines passt|Genau das gibt es nicht): leichte Wanderungen mit Platz für 2\./,
  );
  expect(found.cards[0]).toMatchObject({ title: 'Wombat ridge', line: 'Gastgeber: Asha Rai' });
  expect(found.cards[0]?.why).toContain('leicht');
  expect((await ask('Was soll ich zu Wombat ridge mitbringen?')).text).toContain('**Wombat ridge**');
  expect((await ask('Was kannst du?')).text).toMatch(/^Ich bin Aurora, ein Programm/);
  expect((await ask('Xylograph Zeppelin quarkig')).text).toMatch(/^(?:Das weiß ich nicht|I do not know)/);
  expect((await ask('Meine Freundin ist abgestürzt')).text).toMatch(/^Ruf jetzt \*\*112\*\*/);
  const sun = await ask('Wann wird es bei Wombat ridge dunkel?');
  expect(sun.text).toMatch(
    /^\*\*Wombat ridge\*\* beginnt um 10:00 bei Tageslicht und endet .+ Mo\.?,? 8\. Juni, Pier three: Die Sonne geht um 05:\d\d auf und um 21:\d\d unter\. Dunkel ist es ab/,
  );
});

async function actsAgain(member = world.ben): Promise<TurnView['acts']> {
  const { items } = (await world.as(member).get('/api/aurora/talks?limit=1')).body;
  return (await world.as(member).get(`/api/aurora/talks/${items[0].id}`)).body.turns[0].acts;
}

test('AUR-2 an act that was carried out is done when its answer is read again, and one taken back is open', async () => {
  const dora = await world.enter({ username: 'dora' });
  const as = world.as(dora);
  const stateAfter = async (
    question: string,
    deed: (objectId: string, turn: TurnView) => Promise<object>,
  ) => {
    world.forward(1_000);
    const turn = await ask(question, dora);
    expect(turn.acts[0]?.state).toBe('OPEN');
    await deed(turn.acts[0]?.objectId ?? '', turn);
    return (await actsAgain(dora))[0];
  };
  const rsvp = (id: string, rsvpType: string) => as.put(`/api/huddles/${id}/rsvp`, { rsvpType });
  expect(await stateAfter('RSVP me to Wombat ridge', (id) => rsvp(id, 'YES'))).toMatchObject({
    state: 'DONE',
  });
  await rsvp(huddleId, 'NO');
  expect((await actsAgain(dora))[0]?.state).toBe('OPEN');
  expect(await stateAfter('Follow Asha', (id) => as.put(`/api/people/${id}/follow`))).toMatchObject({
    state: 'DONE',
  });
  expect(
    await stateAfter('Join the Numbat club', (id) => as.put(`/api/communities/${id}/membership`, {})),
  ).toMatchObject({ state: 'DONE' });
  const plan = { name: 'Renamed', activity: 'WALKING', timeZone: 'UTC' };
  const day = { startDateTime: '2026-06-09T08:00:00Z', endDateTime: '2026-06-09T12:00:00Z' };
  const made = await as.post('/api/huddles', { ...plan, ...day });
  expect(made.status, made.text).toBe(200);
  const { id } = made.body;
  await world.platform.database.pool.query(`update huddles set status = 'DRAFT' where id = $1`, [id]);
  const drafted = await stateAfter('Plan a walk near Zug on Sunday', (_, turn) =>
    as.put(`/api/aurora/turns/${turn.id}/draft`, { huddleId: id }),
  );
  expect(drafted).toMatchObject({ act: 'DRAFT', state: 'DONE', path: `/huddle/create?draft=${id}` });
  const { id: turnId } = await ask('Plan a walk near Zug on Sunday', dora);
  const foreign = await as.put(`/api/aurora/turns/${turnId}/draft`, { huddleId });
  expect(foreign.status).toBe(404);
});

test('AUR-1 suggestions are worded in the language that the asker reads', async () => {
  const greta = await world.enter({ username: 'greta' });
  const { pool } = world.platform.database;
  await pool.query(`update people set locale = 'de' where id = $1`, [greta.personId]);
  const { body } = await world.as(greta).get('/api/aurora/suggestions');
  expect(body.mine[0]).toBe('Welche Huddles haben am Wochenende noch Platz?');
  expect(body.trending[0]).toBe('Wann wird es bei Wombat ridge dunkel?');
});

test('AUR-2 an act whose object is no longer the asker’s to see is gone, and so are the words that name it', async () => {
  const late = await world.enter({ username: 'late.one' });
  expect((await ask('RSVP me to Wombat ridge', late)).acts).toHaveLength(1);
  const { pool } = world.platform.database;
  await pool.query(`update huddles set privacy = 'PRIVATE' where id = $1`, [huddleId]);
  const talks = await world.as(late).get('/api/aurora/talks');
  const talk = await world.as(late).get(`/api/aurora/talks/${talks.body.items[0].id}`);
  expect(talk.body.turns[0]).toMatchObject({ acts: [], cards: [], text: '' });
  await pool.query(`update huddles set privacy = 'PUBLIC' where id = $1`, [huddleId]);
});
