import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobQueues } from '#app/server/jobs.ts';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { inTransaction } from '#platform/server/write.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

const NEWS = 300;
const LINES = 40;

const waited = Promise.withResolvers<void>();
const begun = Promise.withResolvers<void>();
const handed: string[] = [];
let office: PostOffice;
let world: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  office = await openPostOffice(async ({ to }) => {
    handed.push(to);
    begun.resolve();
    // What goes to many stays in the hand of the mail server until the others have come.
    if (to.endsWith('@many.example')) await waited.promise;
  });
  world = await buildTestApp({ MAIL_URL: office.url });
});
afterAll(async () => {
  waited.resolve();
  await jobs.stop();
  await world.close();
  await office.close();
});

async function queueNews(): Promise<void> {
  const letter = { subject: 'News', heading: 'News', paragraphs: ['The hut is open.'] };
  await inTransaction(world.platform.database, async (tx) => {
    const to = Array.from({ length: NEWS }, (_, at) => `reader${at}@many.example`);
    const mails = to.map((each) => ({
      kind: 'news',
      stream: 'DIGEST' as const,
      to: each,
      letter,
      unsubscribe: '/unsubscribe/x',
    }));
    await queueMails(world.platform, tx, mails);
    return 'DONE';
  });
}

async function sendList(): Promise<void> {
  const asha = world.as(world.asha);
  const { id } = (await asha.post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' })).body;
  const people = Array.from({ length: LINES }, (_, at) => ({ name: '', email: `line${at}@many.example` }));
  const sent = await asha.post(`/api/communities/${id}/invitation-lists`, { people });
  expect(sent.status, sent.text).toBe(200);
}

/** How many of those mails are not handed over yet. */
async function unsent(): Promise<number> {
  const { rows } = await world.platform.database.pool.query(
    "select count(*)::int as count from mail_outbox where sent_at is null and to_address like '%@many.example'",
  );
  return rows[0].count;
}

const askFor = (page: string, form: Readonly<Record<string, string>>) =>
  world.app.inject({
    method: 'POST',
    url: `/oidc/${page}`,
    headers: {
      host: new URL(world.platform.config.PUBLIC_ORIGIN).host,
      origin: world.platform.config.PUBLIC_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });

test('NOT-5, G6: while hundreds of announcements and invitations are on their way, a new password and a code to log in are handed over', async () => {
  await world.platform.database.pool.query(
    `insert into identity_accounts (id, email, email_verified_at, password_hash)
     values (gen_random_uuid(), 'ida@home.example', now(), 'none')`,
  );
  await queueNews();
  await sendList();
  jobs = await startJobs(world.platform, jobQueues(world.platform));
  await begun.promise;
  await expect.poll(unsent, { timeout: 15_000 }).toBe(NEWS + LINES);
  await askFor('forgotten-password', { email: 'ida@home.example' });
  await askFor('mail-codes', { email: 'ola@home.example', ask: 'x'.repeat(43) });
  await expect
    .poll(() => handed.filter((to) => to.endsWith('@home.example')).sort(), { timeout: 15_000 })
    .toEqual(['ida@home.example', 'ola@home.example']);
  expect(await unsent()).toBe(NEWS + LINES);
});
