import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ RATE_LIMITS: 'true' });
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const wordIn = (text: string) => /newsletter\/confirm\/([\w-]{22,64})/.exec(text)?.[1] ?? '';

let callers = 0;

/** Everybody calls from an address of their own: how often one may ask is not what is tested here. */
async function post(path: string, body: object = {}) {
  callers += 1;
  const remoteAddress = `192.0.2.${callers}`;
  const url = `/api/public/${path}`;
  const answer = await world.app.inject({ method: 'POST', url, payload: body, remoteAddress });
  return { status: answer.statusCode, body: answer.json() };
}
const subscribe = (email: string, more: object = {}) => post('newsletter', { email, ...more });
const letters = (email: string) => mailsTo(world.platform, email);

async function subscribers(): Promise<string[]> {
  const { rows } = await world.platform.database.pool.query(
    'select email from newsletter_subscribers where confirmed_at is not null and ended_at is null order by email',
  );
  return rows.map(({ email }) => email);
}

test('SITE-12: the owner of the address subscribes by the link of a mail, and leaves by one press', async () => {
  expect((await subscribe('wanda@mail.example')).status).toBe(200);
  expect(await subscribers()).toEqual([]);
  const [mail] = await letters('wanda@mail.example');
  const word = wordIn(mail?.text ?? '');
  expect((await post(`newsletter/confirm/${word}`)).status).toBe(200);
  expect(await subscribers()).toEqual(['wanda@mail.example']);
  const { rows } = await world.platform.database.pool.query(
    `select unsubscribe_url from mail_outbox where to_address = 'wanda@mail.example'`,
  );
  expect(rows[0].unsubscribe_url).toMatch(new RegExp(`/newsletter/leave/${word}$`));
  // What a mail program sends for one press is a form, not JSON.
  const left = await world.app.inject({
    method: 'POST',
    url: `/api/public/newsletter/leave/${word}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(left.statusCode).toBe(200);
  expect(await subscribers()).toEqual([]);
});

test('SITE-12: asking tells nothing about an address, and fills no mailbox', async () => {
  const first = await subscribe('yuri@mail.example');
  const again = await subscribe('Yuri@mail.example');
  expect(again).toEqual(first);
  const [mail, ...more] = await letters('yuri@mail.example');
  expect([...more, ...(await letters('Yuri@mail.example'))]).toEqual([]);
  await post(`newsletter/confirm/${wordIn(mail?.text ?? '')}`);
  world.forward(2 * MINUTE_MS);
  expect(await subscribe('yuri@mail.example')).toEqual(first);
  expect(await letters('yuri@mail.example')).toHaveLength(1);
  expect(await subscribers()).toEqual(['yuri@mail.example']);
});

test('SITE-12: who has left may come back, and the old link is then no longer good', async () => {
  await subscribe('zoe@mail.example');
  const [mail] = await letters('zoe@mail.example');
  const old = wordIn(mail?.text ?? '');
  await post(`newsletter/leave/${old}`);
  world.forward(2 * MINUTE_MS);
  await subscribe('zoe@mail.example');
  const refused = await post(`newsletter/confirm/${old}`);
  expect([refused.status, refused.body.code]).toEqual([422, 'NEWSLETTER_LINK_UNKNOWN']);
  const words = (await letters('zoe@mail.example')).map(({ text }) => wordIn(text ?? ''));
  const fresh = words.find((word) => word !== old) ?? '';
  expect((await post(`newsletter/confirm/${fresh}`)).status).toBe(200);
});

test('SITE-12, SITE-11: what a robot fills in is answered and thrown away', async () => {
  const robot = { website: 'https://buy.example' };
  expect((await subscribe('robot@mail.example', robot)).status).toBe(200);
  expect(await letters('robot@mail.example')).toEqual([]);
  await post('waitlist', { name: 'R', email: 'robot@mail.example', ...robot });
  const { rows } = await world.platform.database.pool.query('select name from waitlist_entries');
  expect(rows).toEqual([]);
});

test('SITE-11: who waits is kept, once a mailbox, with their newest words', async () => {
  await post('waitlist', { name: 'Nia', email: 'nia@mail.example', notes: 'For the phone.' });
  const again = { name: 'Nia B', email: 'NIA@mail.example', notes: 'For the watch,\ntoo.' };
  expect((await post('waitlist', again)).status).toBe(200);
  const { rows } = await world.platform.database.pool.query('select name, notes from waitlist_entries');
  expect(rows).toEqual([{ name: 'Nia B', notes: 'For the watch,\ntoo.' }]);
  const refused = await post('waitlist', { name: ' ', email: 'no address' });
  expect([refused.status, refused.body.errors.length]).toEqual([400, 2]);
});

test.each([
  ['newsletter', { email: 'flood@mail.example' }],
  ['waitlist', { name: 'F', email: 'flood@mail.example' }],
])(
  'SITE-12, SITE-11: a robot that floods the %s from one address is stopped after five, known or not',
  async (path, body) => {
    const remoteAddress = '198.51.100.7';
    const ask = async (email: string) => {
      const payload = { ...body, email };
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/public/${path}`,
        payload,
        remoteAddress,
      });
      return [answer.statusCode, answer.json().message];
    };
    const answers = [];
    for (const at of [0, 1, 2, 3, 4, 5, 6])
      answers.push(await ask(at % 2 ? 'known@mail.example' : `flood${at}@mail.example`));
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    // Whether an address is known already is not to be learnt from the words.
    expect(new Set(answers.slice(0, 5).map(([, message]) => message)).size).toBe(1);
  },
);
