import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '../identity/testing/mails-to.ts';
import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { queueMail } from './queue-mail.ts';

interface Received {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly automatic: unknown;
}

const received: Received[] = [];
let postOffice: SMTPServer;
let world: TestApp;
beforeAll(async () => {
  postOffice = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'trail' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _, done) =>
      address.startsWith('gone')
        ? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const { subject = '', text = '', html } = mail;
        const automatic = mail.headers.get('auto-submitted');
        received.push({ to, from: mail.from?.text ?? '', subject, text, html: html || '', automatic });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => postOffice.listen(0, '127.0.0.1', resolve));
  const { port } = postOffice.server.address() as AddressInfo;
  world = await buildTestApp({
    MAIL_URL: `smtp://trail:p%40ss@127.0.0.1:${port}`,
    MAIL_FROM: 'Trailfolk <hi@trailfolk.example>',
  });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((resolve) => postOffice.close(resolve));
});

function send(platform: Platform, to: string, subject = 'Grüße vom Gipfel ⛰', fail = false) {
  const letter = { subject, heading: 'Hello', paragraphs: ['Come along.'] };
  return inTransaction(platform.database, async (tx) => {
    await queueMail(platform, tx, { kind: 'hello', stream: 'PERSONAL', to, letter });
    if (fail) throw new Error('something else failed');
  });
}

test('GATE-6, V16: with a mail server, a mail really arrives, once, and the outbox keeps no words of it', async () => {
  await send(world.platform, 'ben@example.org');
  await world.runJobs();
  await world.runJobs();
  expect(received).toEqual([
    {
      to: 'ben@example.org',
      from: '"Trailfolk" <hi@trailfolk.example>',
      subject: 'Grüße vom Gipfel ⛰',
      text: expect.stringContaining('Come along.'),
      html: expect.stringContaining('<h1'),
      automatic: 'auto-generated',
    },
  ]);
  const { rows } = await world.platform.database.pool.query(
    `select html, body_text, sent_at is not null as sent from mail_outbox where to_address = 'ben@example.org'`,
  );
  expect(rows).toEqual([{ html: null, body_text: null, sent: true }]);
});

test('SITE-12: an address that bounces is not written to again, and the outbox keeps no words for it', async () => {
  await send(world.platform, 'gone@example.org');
  await world.runJobs();
  const { pool } = world.platform.database;
  const { rows } = await pool.query(
    `select sent_at, html, last_error from mail_outbox where to_address = 'gone@example.org'`,
  );
  expect(rows).toEqual([{ sent_at: null, html: null, last_error: expect.stringContaining('550') }]);
  const waiting = await pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'send-mail'`);
  expect(waiting.rows).toEqual([]);
});

test('a mail is not sent when what caused it is undone', async () => {
  await expect(send(world.platform, 'cleo@example.org', 'Never', true)).rejects.toThrow(
    'something else failed',
  );
  await world.runJobs();
  expect(received.map(({ to }) => to)).not.toContain('cleo@example.org');
});

test('an address or a subject with line breaks adds no header and no reader', async () => {
  await send(world.platform, 'dora@example.org', 'Hello\r\nBcc: evil@example.org');
  await world.runJobs();
  const mail = received.find(({ to }) => to.includes('dora@example.org'));
  expect(mail?.to).toBe('dora@example.org');
});

test('G25: while the mail server is away the mail stays, with the reason, and is tried again', async () => {
  const away = await buildTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' });
  await send(away.platform, 'eve@example.org');
  await expect(away.runJobs()).rejects.toThrow('ECONNREFUSED');
  const { pool } = away.platform.database;
  const { rows } = await pool.query('select sent_at, last_error from mail_outbox');
  expect(rows).toEqual([{ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') }]);
  const jobs = await pool.query('select attempts, max_attempts from graphile_worker.jobs');
  expect(jobs.rows).toEqual([{ attempts: 1, max_attempts: 8 }]);
  await away.close();
});

test('GATE-6: without a mail server mails are read on the outbox page, on this machine and never in production', async () => {
  const dev = await buildTestApp();
  await send(dev.platform, 'fay@example.org', '<script>alert(1)</script>');
  const outbox = { url: '/dev/outbox', authority: 'localhost:3000' };
  const open = (url: string) => dev.app.inject({ ...outbox, url });
  const list = await open('/dev/outbox');
  expect(list.body).toContain('fay@example.org');
  expect(list.body).not.toContain('<script>alert');
  const page = /href="(\/dev\/outbox\/[\w-]+)"/.exec(list.body)?.[1] ?? '';
  expect((await open(page)).body).toContain('Come along.');
  const framed = await open(`${page}/html`);
  expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await open('/dev/outbox/nothing')).statusCode).toBe(404);
  const far = await dev.app.inject({ ...outbox, remoteAddress: '192.0.2.7' });
  expect([far.statusCode, far.body.includes('fay@')]).toEqual([404, false]);
  expect(await mailsTo(dev.platform, 'fay@example.org')).toHaveLength(1);
  await dev.close();

  const production = await buildTestApp({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://trailfolk.example',
    DATABASE_URL: 'postgres://set-by-the-test',
    MAIL_URL: 'smtps://mail.trailfolk.example',
    RATE_LIMITS: 'true',
    METRICS_TOKEN: 'sixteen signs and more',
  });
  expect((await production.app.inject('/dev/outbox')).statusCode).toBe(404);
  await production.close();
});

test.each([
  [{ authority: 'rebound.example:3000' }],
  [{ authority: 'localhost:3001' }],
  [{ headers: { 'x-forwarded-for': '192.0.2.7' } }],
  [{ headers: { forwarded: 'for=192.0.2.7' } }],
  [{ headers: { 'x-forwarded-host': 'trailfolk.example' } }],
])('S17: the outbox is not there for a request that was brought here by somebody else: %j', async (how) => {
  const dev = await buildTestApp();
  const here = { url: '/dev/outbox', authority: 'localhost:3000' };
  expect((await dev.app.inject(here)).statusCode).toBe(200);
  expect((await dev.app.inject({ ...here, ...how })).statusCode).toBe(404);
  await dev.close();
});
