import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ SUPPORT_EMAIL: 'help@trailfolk.example' });
});
afterAll(() => world.close());

const feedback = {
  message: 'The map\n\nis upside <b>down</b>.',
  page: '/huddle/mine?tab=1',
  version: 'abc123',
};

test('SHELL-5: feedback reaches support with page and version, once, and an answer reaches its writer', async () => {
  const headers = { 'idempotency-key': 'the-same-press-of-the-button' };
  const ben = world.as(world.ben);
  const sent = [
    await ben.post('/api/feedback', feedback, headers),
    await ben.post('/api/feedback', feedback, headers),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const [mail, ...more] = await mailsTo(world.platform, 'help@trailfolk.example');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Page: /huddle/mine?tab=1\nVersion: abc123');
  expect(mail?.html).toContain('is upside &lt;b&gt;down&lt;/b&gt;.');
  const { rows } = await world.platform.database.pool.query(
    `select reply_to from mail_outbox where kind = 'feedback'`,
  );
  expect(rows).toEqual([{ reply_to: 'ben@trailfolk.example' }]);
});

test('SHELL-5: an address that is not proved is no address to answer to', async () => {
  const eve = await world.enter({ username: 'eve', emailVerified: false, onboarded: false });
  await world.as(eve).post('/api/feedback', feedback);
  const { rows } = await world.platform.database.pool.query(
    `select reply_to from mail_outbox where caused_by = $1`,
    [eve.personId],
  );
  expect(rows).toEqual([{ reply_to: null }]);
});

test.each([{ message: '' }, { message: 'x'.repeat(4_001) }, { page: 'https://evil.example' }, { to: 'me' }])(
  'SHELL-5: %o is refused by name',
  async (change) => {
    const refused = await world.as(world.ben).post('/api/feedback', { ...feedback, ...change });
    expect([refused.status, refused.body.errors.join()]).toEqual([
      400,
      expect.stringContaining(Object.keys(change)[0] ?? ''),
    ]);
  },
);
