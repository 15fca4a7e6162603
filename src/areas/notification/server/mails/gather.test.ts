import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { newId } from '#platform/server/new-id.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import { deliver } from '../deliver.ts';
import { PushService, type TestBrowser } from '../push/testing/rfc8030.ts';

let world: TestApp;
let service: PushService;
let phone: TestBrowser;
/** A noon to come, so that jobs for later wait. */
const noon = new Date('2031-06-02T10:00:00Z');

beforeEach(async () => {
  [world, service] = await Promise.all([
    buildTestApp({ NOTICE_WAIT_SECONDS: '120' }),
    new PushService().open(),
  ]);
  world.setNow(noon);
  const { publicKey } = (await world.as(world.asha).get('/api/notifications/devices')).body;
  phone = service.subscribe(publicKey);
  await world.as(world.asha).put('/api/notifications/devices', phone.body);
});
afterEach(async () => {
  service.close();
  await world.close();
});

async function huddle(name = 'Ridge walk', days = 20, more: object = {}): Promise<string> {
  const start = noon.getTime() + days * 86_400_000;
  const [startDateTime, endDateTime] = [start, start + 3_600_000].map((at) => new Date(at).toISOString());
  const plan = { name, startDateTime, endDateTime, timeZone: 'Europe/Zurich', approvalRequired: true };
  return (await world.as(world.asha).post('/api/huddles', { ...plan, ...more })).body.id;
}

async function asks(who: CastMember, id: string): Promise<void> {
  await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
}

/** Moves the clock, and runs what is due by then. */
async function pass(seconds: number): Promise<void> {
  world.forward(seconds * 1_000);
  await world.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [world.platform.now()],
  );
  await world.runJobs();
}

/** Tells Ben that an outing has moved. */
async function tellMoved(objectId: string): Promise<void> {
  const [id, eventId] = [newId<NotificationId>(), newId<EventId>()];
  const about = { objectType: 'HUDDLE' as const, objectId, facts: { changes: ['START'] } };
  const telling = { ...about, id, eventId, recipientId: world.ben.personId, kind: 'HUDDLE_MOVED' as const };
  const at = world.platform.now().toISOString();
  await inTransaction(world.platform.database, async (tx) => {
    await deliver(world.platform, tx, [{ ...telling, actorId: world.asha.personId, at }]);
    return 'DONE';
  });
}

const mails = async (name = 'asha') =>
  (await mailsTo(world.platform, `${name}@trailfolk.example`)).filter(({ kind }) =>
    kind.startsWith('notification'),
  );

async function outcomes(who = world.asha) {
  const { rows } = await world.platform.database.pool.query(
    'select push_outcome as push, mail_outcome as mail from notifications where recipient_id = $1 order by id',
    [who.personId],
  );
  return rows;
}

test('NOT-5: mail and push wait two minutes, and one mail tells all that was said of one thing', async () => {
  const [id, other] = [await huddle(), await huddle('Lake walk', 21)];
  await asks(world.ben, id);
  await asks(world.ben, other);
  await pass(60);
  await asks(world.cleo, id);
  expect([phone.taken.length, (await mails()).length]).toEqual([0, 0]);
  await pass(59);
  expect([phone.taken.length, (await mails()).length]).toEqual([0, 0]);
  await pass(1);
  const sent = await mails();
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    'Ben Okafor asks to come to Lake walk.',
    'Ridge walk: 2 pieces of news',
  ]);
  const both = sent.find(({ subject }) => subject.startsWith('Ridge'));
  expect(both?.text).toMatch(
    /Ben Okafor asks to come to Ridge walk\.\s+Cleo Laurent asks to come to Ridge walk\./,
  );
  await pass(600);
  expect(await mails()).toHaveLength(2);
  expect(await outcomes()).toEqual(Array(3).fill({ push: 'SENT', mail: 'SENT' }));
});

test('NOT-5, NOT-6: what is read on another device within two minutes neither rings nor is mailed, and it says where', async () => {
  const id = await huddle();
  await asks(world.ben, id);
  const { items } = (await world.as(world.asha).get('/api/notifications')).body;
  await pass(119);
  await world.as(world.asha).put('/api/notifications/read', { ids: [items[0].id] });
  await pass(1);
  expect([phone.taken.length, (await mails()).length]).toEqual([0, 0]);
  expect(await outcomes()).toEqual([{ push: 'READ', mail: 'READ' }]);
  await asks(world.cleo, id);
  await pass(30);
  await world.as(world.asha).put('/api/notifications/seen');
  await pass(90);
  expect((await outcomes()).at(-1)).toEqual({ push: 'SEEN', mail: 'SEEN' });
  expect([phone.taken.length, (await mails()).length]).toEqual([0, 0]);
});

test('NOT-5: what is urgent waits for nothing; the same kind waits where it does not hurry', async () => {
  const soon = await huddle('Early start', 0.5, { approvalRequired: false });
  const later = await huddle('Ridge walk', 20, { approvalRequired: false });
  for (const id of [soon, later]) await asks(world.ben, id);
  await pass(300);
  const before = (await mails('ben')).length;
  for (const id of [soon, later]) await tellMoved(id);
  await world.runJobs();
  expect((await mails('ben')).slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Early start'),
  ]);
  await pass(120);
  expect(await mails('ben')).toHaveLength(before + 2);
});

test('NOT-5: cancelled after changed says only cancelled', async () => {
  const id = await huddle('Ridge walk', 20, { approvalRequired: false });
  await asks(world.ben, id);
  await pass(300);
  await tellMoved(id);
  await world.runJobs();
  await pass(60);
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  await pass(300);
  const kinds = (await mails('ben')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'notification-huddle-rsvp')).toEqual([
    'notification-huddle-cancelled',
  ]);
  expect((await outcomes(world.ben)).map(({ mail }) => mail)).toContain('NEWER');
});
