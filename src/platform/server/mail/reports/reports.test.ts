import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '../../new-id.ts';
import { inTransaction } from '../../write.ts';
import { queueMail } from '../queue-mail.ts';
import type { MailStream } from '../streams.ts';
import { readBounceFolder } from './bounce-folder.ts';
import { dropStops, purgeStops, stopsOf } from './mail-stops.ts';

const token = 'sixteen signs and more';
const folder = mkdtempSync(join(tmpdir(), 'bounces-'));
const stored = join(import.meta.dirname, 'testing/mails');
const storedId = '0198f0aa-1c2d-7e3f-8a4b-5c6d7e8f9a0b';

interface Arrived {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const arrived: Arrived[] = [];
let postOffice: SMTPServer;
let world: TestApp;
beforeAll(async () => {
  for (const part of ['new', 'cur']) mkdirSync(join(folder, part));
  postOffice = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      const said = {
        gone: '5.1.1 User unknown',
        full: '5.2.2 Mailbox full',
        wall: '5.7.1 Blocked by policy',
      };
      const text = Object.entries(said).find(([name]) => address.startsWith(name))?.[1];
      done(text ? Object.assign(new Error(text), { responseCode: 550 }) : undefined);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        arrived.push({ from, to: envelope.rcptTo[0]?.address ?? '', text: String(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => postOffice.listen(0, '127.0.0.1', resolve));
  world = await buildTestApp({
    MAIL_URL: `smtp://127.0.0.1:${(postOffice.server.address() as AddressInfo).port}`,
    BOUNCE_ADDRESS: 'bounces@trailfolk.example',
    BOUNCE_DIR: folder,
    BOUNCE_TOKEN: token,
  });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => postOffice.close(resolve));
});

/** Sends a mail of a stream, and answers its id. */
async function send(to: string, stream: MailStream, id: string = newId<string>()): Promise<string> {
  const letter = { subject: stream, heading: 'Hello', paragraphs: ['Come along.'] };
  await inTransaction(world.platform.database, (tx) =>
    queueMail(world.platform, tx, { id, kind: 'test', stream, to, letter }),
  );
  await world.runJobs();
  return id;
}

const streamsTo = (address: string) =>
  arrived.filter(({ to }) => to === address).map(({ text }) => /^Subject: (\w+)/m.exec(text)?.[1]);

const report = (payload: string | object, type: string, bearer = token) =>
  world.app.inject({
    method: 'POST',
    url: '/mail/reports',
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${bearer}` },
  });

const complainOf = (messageId: string) =>
  report({ events: [{ kind: 'COMPLAINT', messageId }] }, 'application/json');

const stops = async (address: string) =>
  (await stopsOf(world.platform.database.db, address)).map(({ stream, reason }) => [stream, reason]);

test('N12, NOT-5: a complaint about a digest stops digests; a new password, a note and the news of a club arrive', async () => {
  const to = 'ann@example.org';
  expect((await complainOf(await send(to, 'DIGEST'))).json()).toEqual({ taken: 1, unknown: 0 });
  for (const stream of ['DIGEST', 'CLUB', 'PERSONAL', 'SAFETY', 'SECURITY'] as const) await send(to, stream);
  expect(streamsTo(to)).toEqual(['DIGEST', 'CLUB', 'PERSONAL', 'SAFETY', 'SECURITY']);
  const { rows } = await world.platform.database.pool.query(
    `select stream, refusal, html from mail_outbox where to_address = $1 and sent_at is null`,
    [to],
  );
  expect(rows).toEqual([{ stream: 'DIGEST', refusal: 'STOPPED', html: null }]);
});

test('N12: mails about the account and the safety of people go on, whatever was said of them', async () => {
  const to = 'bea@example.org';
  for (const stream of ['SECURITY', 'SAFETY'] as const) {
    await complainOf(await send(to, stream));
    await send(to, stream);
  }
  expect(streamsTo(to)).toEqual(['SECURITY', 'SECURITY', 'SAFETY', 'SAFETY']);
});

test('N12: a mail says of which stream it is and comes back to an address of its own', async () => {
  const id = await send('cid@example.org', 'CLUB');
  const mail = arrived.find(({ to }) => to === 'cid@example.org');
  expect(mail?.from).toBe(`bounces+${id}@trailfolk.example`);
  expect(mail?.text).toContain('Feedback-ID: club:localhost');
});

test.each([
  ['gone@example.org', [['CLUB', 'GONE']], 'GONE'],
  ['full@example.org', [], 'LATER'],
  ['wall@example.org', [], 'REFUSED'],
])('N13: %s is refused at the door and judged like a bounce', async (to, stopped, refusal) => {
  await send(to, 'CLUB');
  expect(await stops(to)).toEqual(stopped);
  const { rows } = await world.platform.database.pool.query(
    `select refusal, refused_at is not null as known from mail_outbox where to_address = $1`,
    [to],
  );
  expect(rows).toEqual([{ refusal, known: true }]);
});

test('N13: bounces are read from the Maildir, of each stream on its own, and are moved away', async () => {
  await send('dan@example.org', 'CLUB', storedId);
  for (const name of ['postfix-delayed', 'exim-user-unknown', 'holiday-note', 'forged-no-id'])
    writeFileSync(join(folder, 'new', name), readFileSync(join(stored, `${name}.eml`)));
  // Before all others in the alphabet, and nothing that can be read.
  mkdirSync(join(folder, 'new', 'a-folder'));
  await readBounceFolder(world.platform);
  expect(await stops('dan@example.org')).toEqual([['CLUB', 'GONE']]);
  await send('dan@example.org', 'CLUB');
  await send('dan@example.org', 'PERSONAL');
  expect(streamsTo('dan@example.org')).toEqual(['CLUB', 'PERSONAL']);
  expect(readdirSync(join(folder, 'new'))).toEqual([]);
  expect(readdirSync(join(folder, 'cur'))).toHaveLength(5);
});

test('N13: a mail is taken as it is, and one that names no mail of ours stops nothing', async () => {
  await send('eva@example.org', 'PERSONAL', newId<string>());
  const known = await report(readFileSync(join(stored, 'qmail-no-mailbox.eml')), 'message/rfc822');
  expect(known.json()).toEqual({ taken: 1, unknown: 0 });
  const forged = await report(readFileSync(join(stored, 'forged-no-id.eml')), 'message/rfc822');
  expect(forged.json()).toEqual({ taken: 0, unknown: 1 });
  const strange = await complainOf(`<${newId<string>()}@trailfolk.example>`);
  expect(strange.json()).toEqual({ taken: 0, unknown: 1 });
  expect(await stops('eva@example.org')).toEqual([]);
});

test('N13: without the token there is no such address, and what is no report is refused', async () => {
  const messageId = await send('fay@example.org', 'DIGEST');
  const events = { events: [{ kind: 'COMPLAINT', messageId }] };
  expect((await report(events, 'application/json', 'a guess of mine')).statusCode).toBe(404);
  expect(await stops('fay@example.org')).toEqual([]);
  expect((await report({ events: [{ kind: 'JOY', messageId }] }, 'application/json')).statusCode).toBe(400);
  expect((await report('hello', 'text/plain')).statusCode).toBe(415);
});

test('N13: what a service says in its own words is judged by them', async () => {
  const to = 'gil@example.org';
  const messageId = `<${await send(to, 'PERSONAL')}@trailfolk.example>`;
  const full = { kind: 'BOUNCE', messageId, status: '5.2.2', said: 'over quota' };
  await report({ events: [full] }, 'application/json');
  expect(await stops(to)).toEqual([]);
  await report(
    { events: [{ kind: 'BOUNCE', messageId, said: '550 5.1.1 no such user' }] },
    'application/json',
  );
  expect(await stops(to)).toEqual([['PERSONAL', 'GONE']]);
});

test('N13: what was said of an address of nobody here is forgotten after a year, of a member never', async () => {
  const [ben, stranger] = ['ben@trailfolk.example', 'hut@example.org'];
  for (const to of [ben, stranger]) await complainOf(await send(to, 'DIGEST'));
  world.forward(365 * 86_400_000);
  await purgeStops(world.platform);
  expect([await stops(ben), await stops(stranger)]).toEqual([
    [['DIGEST', 'COMPLAINT']],
    [['DIGEST', 'COMPLAINT']],
  ]);
  world.forward(1);
  await purgeStops(world.platform);
  expect([await stops(ben), await stops(stranger)]).toEqual([[['DIGEST', 'COMPLAINT']], []]);
  await inTransaction(world.platform.database, (tx) => dropStops(tx, ben));
});
