import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { recordEvents } from '#platform/server/events.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
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
const ropes = { ...harness, text: 'How many ropes?', kind: 'NUMBER', perPerson: true, required: false };

interface Asked {
  readonly id: string;
  readonly version: number;
}

/** An outing that asks both, answered to by mail; the word of the mail's link. */
async function asked(email: string): Promise<{ id: string; token: string }> {
  const body = planOf(world.platform.now(), {
    mailAnswers: true,
    capacity: 9,
    guestAllowed: true,
    guestLimit: 2,
    guestAllowedAges: ['ADULT'],
  });
  const made = await world.as(world.asha).post('/api/huddles', body);
  const { id } = made.body;
  await world.as(world.asha).put(`/api/huddles/${id}/questions`, { items: [harness, ropes] });
  const wanted = { name: 'Mila', email, people: 2 };
  const sent = await world.as(null).post(`/api/public/huddles/${id}/mail-answers`, wanted);
  expect(sent.status, sent.text).toBe(200);
  const [mail] = (await mailsTo(world.platform, email)).slice(-1);
  return { id, token: /join\/answer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const look = async (token: string) => (await world.as(null).get(`/api/public/mail-answers/${token}`)).body;
const say = (token: string, people: number, replies?: object[]) =>
  world.as(null).put(`/api/public/mail-answers/${token}`, { people, replies });
const to = ({ id, version }: Asked, ...values: string[]) => ({ questionId: id, version, values });
const heard = async (id: string) => (await world.as(world.asha).get(`/api/huddles/${id}/replies`)).body;

describe('HUD-24, HUD-28 somebody without an account answers what the hosts ask', () => {
  test('a yes that leaves a required question open is refused and takes no place', async () => {
    const { id, token } = await asked('mila@mail.example');
    const refused = await say(token, 2);
    expect([refused.status, refused.body.code]).toEqual([409, 'QUESTIONS_OPEN']);
    const { questions, status } = await look(token);
    expect([status, questions]).toMatchObject(['NONE', [{ text: harness.text, reply: null }, {}]]);
    const one = await say(token, 2, [to(questions[0], 'YES'), to(questions[1], '2')]);
    expect(one.body.code).toBe('REPLY_NOT_VALID');
    const said = await say(token, 2, [to(questions[0], 'YES'), to(questions[1], '2', '1,5')]);
    expect(said.status, said.text).toBe(200);
    expect((await look(token)).questions).toMatchObject([
      { reply: { version: 1, values: ['YES'] } },
      { reply: { values: ['2', '1,5'] } },
    ]);
    // What was said once is not asked again.
    expect((await say(token, 1)).status).toBe(200);
    expect((await heard(id)).counts).toEqual([
      { questionId: questions[0].id, value: 'YES', count: 1 },
      { questionId: questions[1].id, value: '', count: 2 },
    ]);
  });

  test('hosts read it beside what members said, page by page, and in their file', async () => {
    const { id, token } = await asked('noor@mail.example');
    const { questions } = await look(token);
    await say(token, 1, [to(questions[0], 'NO')]);
    const rsvp = { rsvpType: 'YES', replies: [to(questions[0], 'YES')] };
    await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, rsvp);
    const names: string[] = [];
    for (let after = ''; names.length < 3; ) {
      const { items, next } = (
        await world.as(world.asha).get(`/api/huddles/${id}/replies?limit=1${after && `&after=${after}`}`)
      ).body;
      names.push(...items.map((item: { person: { displayName: string } }) => item.person.displayName));
      if (next === null) break;
      after = next;
    }
    expect(names.toSorted()).toEqual(['Ben Okafor', 'Mila']);
    const file = (await world.as(world.asha).get(`/api/huddles/${id}/participants.csv`)).text;
    const rows = Papa.parse<string[]>(file.replace(/^\uFEFF/, '').trimEnd()).data;
    expect(
      rows
        .slice(1)
        .map((row) => [row[0], row.at(-2)])
        .toSorted(),
    ).toEqual([
      ['Ben Okafor', 'Yes'],
      ['Mila', 'No'],
    ]);
  });

  test('who withdraws is counted and listed no more', async () => {
    const { id, token } = await asked('zoe@mail.example');
    const { questions } = await look(token);
    await say(token, 1, [to(questions[0], 'YES')]);
    await world.as(null).delete(`/api/public/mail-answers/${token}`);
    expect(await heard(id)).toMatchObject({ items: [], counts: [] });
  });

  test('what was said by mail is kept by the account that proves the address', async () => {
    const { id, token } = await asked('ravi@mail.example');
    const { questions } = await look(token);
    await say(token, 1, [to(questions[0], 'YES')]);
    const ravi = await world.enter({ username: 'ravi', emailVerified: false });
    const { pool, db } = world.platform.database;
    await pool.query(`update people set email = 'ravi@mail.example', email_verified = true where id = $1`, [
      ravi.personId,
    ]);
    const verified = { type: 'person.email-verified', personId: ravi.personId };
    await db.transaction().execute((tx) => recordEvents(tx, world.platform.now(), [verified]));
    await world.runJobs();
    expect((await world.as(ravi).get(`/api/huddles/${id}/questions`)).body.items[0].reply).toMatchObject({
      values: ['YES'],
    });
    expect((await heard(id)).items).toMatchObject([{ person: { username: 'ravi' } }]);
  });

  test('a question that reads otherwise is asked again, and a reply to the old one is refused', async () => {
    const { id, token } = await asked('lena@mail.example');
    const { questions } = await look(token);
    await say(token, 1, [to(questions[0], 'YES')]);
    const items = [{ ...harness, id: questions[0].id, text: 'Do you have a helmet?' }];
    await world.as(world.asha).put(`/api/huddles/${id}/questions`, { items });
    expect((await say(token, 1, [to(questions[0], 'YES')])).body.code).toBe('QUESTIONS_CHANGED');
    expect((await say(token, 2)).body.code).toBe('QUESTIONS_OPEN');
    const [now] = (await look(token)).questions;
    expect((await say(token, 2, [to(now, 'NO')])).status).toBe(200);
  });
});
