import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
let count = 0;
function address(): string {
  count += 1;
  return `mila${count}@mail.example`;
}

async function plan(changes: object = {}): Promise<string> {
  const body = planOf(world.platform.now(), { mailAnswers: true, capacity: 2, ...changes });
  const made = await world.as(world.asha).post('/api/huddles', body);
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const visitor = () => world.as(null);
const ask = (id: string, email: string, more: object = {}) =>
  visitor().post(`/api/public/huddles/${id}/mail-answers`, { name: 'Mila', email, people: 1, ...more });
const tokenIn = (text = '') => /join\/answer\/([\w-]+)/.exec(text)?.[1] ?? '';
const letters = async (email: string) => mailsTo(world.platform, email);
const look = async (token: string) => (await visitor().get(`/api/public/mail-answers/${token}`)).body;
const say = (token: string, people = 1) => visitor().put(`/api/public/mail-answers/${token}`, { people });
const leave = (token: string) => visitor().delete(`/api/public/mail-answers/${token}`);
const placesLeft = async (id: string) =>
  (await world.as(world.asha).get(`/api/huddles/${id}`)).body.placesLeft;

/** Asks and answers the word of the mail's link. */
async function tokenFor(id: string, email: string, more: object = {}): Promise<string> {
  const asked = await ask(id, email, more);
  expect(asked.status, asked.text).toBe(200);
  return tokenIn((await letters(email)).at(-1)?.text);
}

describe('HUD-24 somebody without an account answers by a link in a mail', () => {
  test('nothing is counted before they press; then they change it, and take it back', async () => {
    const id = await plan({ guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT'] });
    const token = await tokenFor(id, address(), { people: 2 });
    expect(await look(token)).toMatchObject({ status: 'NONE', people: 2, isOpen: true, meetingPoint: null });
    expect(await placesLeft(id)).toBe(2);
    expect((await say(token, 2)).body.message).toBe('You are going.');
    expect(await placesLeft(id)).toBe(0);
    expect((await say(token, 1)).status).toBe(200);
    expect(await placesLeft(id)).toBe(1);
    const { items } = (await world.as(world.asha).get(`/api/huddles/${id}/participants?group=CONFIRMED`))
      .body;
    expect(items).toMatchObject([{ person: { displayName: 'Mila' }, guestCount: 0 }]);
    expect((await leave(token)).status).toBe(200);
    expect((await leave(token)).body.code).toBe('NOTHING_TO_WITHDRAW');
    expect(await placesLeft(id)).toBe(2);
    // They may change their mind once more.
    expect((await say(token, 2)).status).toBe(200);
    expect(await placesLeft(id)).toBe(0);
    await world.runJobs();
    const told = (await world.as(world.asha).get('/api/notifications')).body.items;
    expect(told.map(({ kind }: { kind: string }) => kind)).toContain('HUDDLE_MAIL_ANSWER');
  });

  test('who is confirmed reads where to meet, and nobody else does', async () => {
    const meetingPoint = { name: 'Bus stop', formattedAddress: 'Seeweg 5', lat: 46.99, lng: 8.6 };
    const id = await plan({ meetingPoint, capacity: 1 });
    const [first, second] = [await tokenFor(id, address()), await tokenFor(id, address())];
    await say(first);
    expect((await say(second)).body.code).toBe('MAIL_WAITS');
    expect(await look(first)).toMatchObject({ status: 'CONFIRMED', meetingPoint });
    expect(await look(second)).toMatchObject({ status: 'WAITING', queuePosition: 1, meetingPoint: null });
  });

  test('a place that becomes free is theirs, and a mail says so', async () => {
    const id = await plan({ capacity: 1 });
    const email = address();
    const [first, second] = [await tokenFor(id, address()), await tokenFor(id, email)];
    await say(first);
    await say(second);
    await leave(first);
    await world.runJobs();
    expect(await look(second)).toMatchObject({ status: 'CONFIRMED', queuePosition: null });
    expect((await letters(email)).map(({ subject }) => subject).at(-1)).toMatch(/^You have a place/);
  });

  test('they hear of another time and of a cancellation, also who waits', async () => {
    const id = await plan({ capacity: 1 });
    const emails = [address(), address()];
    const tokens = [await tokenFor(id, emails[0] ?? ''), await tokenFor(id, emails[1] ?? '')];
    for (const token of tokens) await say(token);
    const host = world.as(world.asha);
    const { edition } = (await host.get(`/api/huddles/${id}/plan`)).body;
    const later = planOf(new Date(world.platform.now().getTime() + DAY_MS), {
      mailAnswers: true,
      capacity: 1,
    });
    const moved = await host.put(`/api/huddles/${id}/plan`, { plan: later, edition });
    expect(moved.status, moved.text).toBe(200);
    await world.runJobs();
    world.forward(1_000);
    await host.post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
    await world.runJobs();
    for (const email of emails) {
      const subjects = (await letters(email)).map(({ subject }) => subject);
      expect(subjects.slice(1)).toEqual([
        expect.stringMatching(/^Time or place changed/),
        expect.stringMatching(/^Cancelled/),
      ]);
    }
    expect(await look(tokens[0] ?? '')).toMatchObject({ cancelled: true, isOpen: false });
  });

  test.each(['person.email-verified', 'person.created'])(
    'with an account on the same address what they hold is theirs (%s)',
    async (type) => {
      const id = await plan();
      const email = address();
      const token = await tokenFor(id, email);
      await say(token);
      const mila = await world.enter({ username: `mila.${type.slice(-7)}`, emailVerified: false });
      const { pool } = world.platform.database;
      await pool.query('update people set email = $1, email_verified = true where id = $2', [
        email,
        mila.personId,
      ]);
      const { recordEvents } = await import('#platform/server/events.ts');
      await world.platform.database.db
        .transaction()
        .execute((tx) => recordEvents(tx, world.platform.now(), [{ type, personId: mila.personId }]));
      await world.runJobs();
      const mine = (await world.as(mila).get(`/api/huddles/${id}`)).body.participation;
      expect(mine).toMatchObject({ rsvpType: 'YES', confirmed: true });
      expect(await placesLeft(id)).toBe(1);
      expect((await visitor().get(`/api/public/mail-answers/${token}`)).status).toBe(404);
    },
  );
});

describe('HUD-24 what does not work says so', () => {
  test('where hosts do not allow it, ask for a phone number, or take no guests', async () => {
    const closed = await plan({ mailAnswers: false });
    expect((await ask(closed, address())).body.code).toBe('MAIL_ANSWERS_OFF');
    const asked = await plan({ approvalRequired: true });
    expect((await ask(asked, address())).body.code).toBe('MAIL_ANSWERS_OFF');
    const phone = await plan({ mailPhone: true });
    expect((await ask(phone, address())).body.code).toBe('PHONE_MISSING');
    expect((await ask(phone, address(), { phone: '+41 79 000 00 00' })).status).toBe(200);
    expect((await ask(await plan(), address(), { people: 2 })).body.code).toBe('GUESTS_NOT_ALLOWED');
    const hidden = await plan({ privacy: 'PRIVATE' });
    expect((await ask(hidden, address())).status).toBe(404);
    expect((await visitor().get(`/api/public/mail-answers/${'x'.repeat(30)}`)).status).toBe(404);
  });

  test('an address that asks again keeps its link and its answer, also when somebody else types it', async () => {
    const id = await plan();
    const email = address();
    const token = await tokenFor(id, email);
    await say(token);
    expect((await ask(id, email.toUpperCase(), { name: 'Mallory' })).status).toBe(200);
    const mails = [...(await letters(email)), ...(await letters(email.toUpperCase()))];
    expect(new Set(mails.map(({ text }) => tokenIn(text)))).toEqual(new Set([token]));
    expect(await look(token)).toMatchObject({ name: 'Mila', status: 'CONFIRMED' });
  });

  test('a robot is answered and thrown away, and what is old is forgotten', async () => {
    const id = await plan();
    const [robot, silent, coming] = [address(), address(), address()];
    await ask(id, robot, { website: 'https://buy.example' });
    expect(await letters(robot)).toEqual([]);
    const tokens = [await tokenFor(id, silent), await tokenFor(id, coming)];
    await say(tokens[1] ?? '');
    const { pool } = world.platform.database;
    const forget = async () => {
      await pool.query(`select graphile_worker.add_job('forget-by-hand')`);
      await world.runJobs();
      return Promise.all(
        tokens.map(async (token) => (await visitor().get(`/api/public/mail-answers/${token}`)).status),
      );
    };
    expect(await forget()).toEqual([200, 200]);
    world.forward(7 * DAY_MS + 1);
    expect(await forget()).toEqual([404, 200]);
    world.forward(60 * DAY_MS);
    expect(await forget()).toEqual([404, 404]);
  });

  test('two presses of one link at the same time are one party', async () => {
    const id = await plan();
    const token = await tokenFor(id, address());
    const answers = await Promise.all([say(token), say(token), say(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await placesLeft(id)).toBe(1);
  });

  test('a mail that is forwarded shows its new reader neither address nor number, and one party stays one', async () => {
    const id = await plan({ mailPhone: true });
    const email = address();
    const token = await tokenFor(id, email, { phone: '079 123 45 67' });
    await Promise.all([say(token), say(token)]);
    const seen = JSON.stringify(await look(token));
    expect([seen.includes(email), seen.includes('079 123')]).toEqual([false, false]);
    expect(await placesLeft(id)).toBe(1);
    // To come as well, they ask for a link of their own.
    const friend = await tokenFor(id, address(), { phone: '079 765 43 21' });
    expect((await say(friend)).status).toBe(200);
    expect(await placesLeft(id)).toBe(0);
  });
});
