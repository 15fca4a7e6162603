import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const harness = {
  id: null,
  text: 'Do you have a harness?',
  kind: 'YES_NO',
  choices: [],
  perPerson: false,
  required: true,
};
const meal = {
  ...harness,
  text: 'What do you eat?',
  kind: 'CHOICE',
  choices: ['Meat', 'Vegan'],
  perPerson: true,
};
const note = { ...harness, text: 'Anything else?', kind: 'TEXT', required: false };

async function plan(changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}
const ask = (id: string, items: object[], who = world.asha) =>
  world.as(who).put(`/api/huddles/${id}/questions`, { items });
const read = async (id: string, who: CastMember) =>
  (await world.as(who).get(`/api/huddles/${id}/questions`)).body.items;
const rsvp = (id: string, who: CastMember, body: object = {}) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', ...body });
const replyTo = ({ id, version }: { id: string; version: number }, ...values: string[]) => ({
  questionId: id,
  version,
  values,
});

async function asked(items: object[], changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const id = await plan(changes);
  const saved = await ask(id, items);
  expect(saved.status, saved.text).toBe(200);
  return id;
}

test('HUD-28 a yes that leaves a required question open is refused, one that answers it is kept with it', async () => {
  const id = await asked([harness, note]);
  expect((await world.as(world.ben).get(`/api/huddles/${id}`)).body.questionCount).toBe(2);
  const refused = await rsvp(id, world.ben);
  expect([refused.status, refused.body.code, refused.body.params]).toEqual([
    409,
    'QUESTIONS_OPEN',
    { count: 1 },
  ]);
  const [first, second] = await read(id, world.ben);
  expect(first).toMatchObject({ text: 'Do you have a harness?', version: 1, reply: null });
  const answered = await rsvp(id, world.ben, { replies: [replyTo(first, 'NO'), replyTo(second, '')] });
  expect(answered.body.participation).toMatchObject({ confirmed: true });
  expect((await read(id, world.ben))[0].reply).toMatchObject({ version: 1, values: ['NO'] });
  // What was said once is not asked again.
  expect((await rsvp(id, world.ben)).status).toBe(200);
  expect((await read(id, world.cleo))[0].reply).toBeNull();
});

test('HUD-28 a no and a maybe need no answers', async () => {
  const id = await asked([harness]);
  expect((await rsvp(id, world.ben, { rsvpType: 'MAYBE' })).status).toBe(200);
  expect((await rsvp(id, world.ben, { rsvpType: 'NO' })).status).toBe(200);
});

test('HUD-28 what is asked of each person is answered for the whole party', async () => {
  const id = await asked([meal], { guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT'] });
  const [question] = await read(id, world.ben);
  const guests = { ADULT: 1 };
  const alone = await rsvp(id, world.ben, { guests, replies: [replyTo(question, 'Vegan')] });
  expect(alone.body.code).toBe('REPLY_NOT_VALID');
  const both = await rsvp(id, world.ben, { guests, replies: [replyTo(question, 'Vegan', 'Meat')] });
  expect(both.status, both.text).toBe(200);
  expect((await rsvp(id, world.ben, { guests: { ADULT: 2 } })).body.code).toBe('QUESTIONS_OPEN');
  expect((await rsvp(id, world.ben)).status).toBe(200);
});

test('HUD-28 only a question that reads otherwise is asked again, and the reply to the old one says so', async () => {
  const id = await asked([harness, note]);
  const [first, second] = await read(id, world.ben);
  await rsvp(id, world.ben, { replies: [replyTo(first, 'YES'), replyTo(second, 'no')] });
  const { reply: _own, version: _old, ...wanted } = first;
  await ask(id, [
    { ...wanted, required: false },
    { ...note, id: second.id, text: 'Anything we should know?' },
  ]);
  const [same, changed] = await read(id, world.ben);
  expect([same.version, same.reply.version]).toEqual([1, 1]);
  expect([changed.version, changed.reply.version]).toEqual([2, 1]);
  const late = await world
    .as(world.ben)
    .put(`/api/huddles/${id}/replies`, { replies: [replyTo(second, 'x')] });
  expect(late.body.code).toBe('QUESTIONS_CHANGED');
  const again = await world
    .as(world.ben)
    .put(`/api/huddles/${id}/replies`, { replies: [replyTo(changed, 'x')] });
  expect(again.status, again.text).toBe(200);
  const { items } = (await world.as(world.asha).get(`/api/huddles/${id}/replies`)).body;
  expect(
    items[0].replies.map(({ values, outdated }: { values: string[]; outdated: boolean }) => [
      values,
      outdated,
    ]),
  ).toEqual([
    [['YES'], false],
    [['x'], false],
  ]);
});

test('HUD-28 a question that is taken back is asked no more; one of another huddle is not to be changed here', async () => {
  const id = await asked([harness, note]);
  const [first, second] = await read(id, world.ben);
  await ask(id, [{ ...note, id: second.id }]);
  expect(await read(id, world.ben)).toMatchObject([{ id: second.id, version: 1 }]);
  expect((await ask(id, [{ ...harness, id: first.id }])).body.code).toBe('QUESTIONS_CHANGED');
  const other = await asked([harness]);
  expect((await ask(other, [{ ...note, id: second.id }])).body.code).toBe('QUESTIONS_CHANGED');
  expect(
    (
      await ask(id, [
        { ...note, id: second.id },
        { ...note, id: second.id },
      ])
    ).body.code,
  ).toBe('QUESTIONS_CHANGED');
  expect((await ask(id, [{ ...meal, choices: ['Meat'] }])).body.code).toBe('CHOICES_MISSING');
  expect(
    (
      await ask(
        id,
        Array.from({ length: 11 }, () => note),
      )
    ).status,
  ).toBe(400);
  expect(
    (
      await ask(
        id,
        Array.from({ length: 10 }, () => note),
      )
    ).status,
  ).toBe(200);
});

test('HUD-28 hosts hear who said what and count the choices of those who have a place; nobody else does', async () => {
  const number = { ...harness, text: 'How many ropes?', kind: 'NUMBER', required: false };
  const id = await asked([{ ...harness, required: false }, number]);
  const [first, ropes] = await read(id, world.ben);
  await rsvp(id, world.ben, { replies: [replyTo(first, 'YES'), replyTo(ropes, '1,5')] });
  await rsvp(id, world.cleo, { rsvpType: 'MAYBE', replies: [replyTo(first, 'YES'), replyTo(ropes, '2')] });
  const page = (await world.as(world.asha).get(`/api/huddles/${id}/replies?limit=1`)).body;
  expect(page.counts).toEqual([
    { questionId: first.id, value: 'YES', count: 1 },
    { questionId: ropes.id, value: '', count: 1.5 },
  ]);
  const next = (await world.as(world.asha).get(`/api/huddles/${id}/replies?limit=1&after=${page.next}`)).body;
  expect([...page.items, ...next.items].map(({ person }) => person.username).sort()).toEqual(['ben', 'cleo']);
  expect(next.next).toBeNull();
  expect((await world.as(world.ben).get(`/api/huddles/${id}/replies`)).status).toBe(403);
  expect((await ask(id, [], world.ben)).status).toBe(403);
});

test('HUD-28 replies are for those who have answered, and end with the start', async () => {
  const id = await asked([note]);
  const [question] = await read(id, world.ben);
  const reply = () =>
    world.as(world.ben).put(`/api/huddles/${id}/replies`, { replies: [replyTo(question, 'Hi')] });
  expect((await reply()).body.code).toBe('ANSWER_FIRST');
  await rsvp(id, world.ben);
  expect((await reply()).status).toBe(200);
  world.forward(8 * 86_400_000);
  expect((await reply()).body.code).toBe('HUDDLE_PAST');
  expect((await ask(id, [])).body.code).toBe('HUDDLE_PAST');
});

test('HUD-28 a copy and the huddles of a series ask the same, and nobody has answered there', async () => {
  const id = await asked([harness]);
  const copy = await world.as(world.asha).post(`/api/huddles/${id}/copies`);
  expect(await read(copy.body.id, world.asha)).toMatchObject([
    { text: harness.text, version: 1, reply: null },
  ]);
  expect((await world.as(world.asha).get(`/api/huddles/${copy.body.id}`)).body.questionCount).toBe(1);
});

test('HUD-28 the file of answers has a column for each question', async () => {
  const id = await asked([harness, note]);
  const [first, second] = await read(id, world.ben);
  await rsvp(id, world.ben, { replies: [replyTo(first, 'NO'), replyTo(second, '=1+1')] });
  await rsvp(id, world.cleo, { rsvpType: 'MAYBE' });
  const file = await world.as(world.asha).get(`/api/huddles/${id}/participants.csv`);
  const rows = Papa.parse<string[]>(file.text.replace(/^\uFEFF/, '').trimEnd()).data;
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['Do you have a harness?', 'Anything else?'],
    ['No', "'=1+1"],
    ['', ''],
  ]);
});
