import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import {
  addContact,
  HOUR_MS,
  MINUTE_MS,
  mailsTo,
  startPlan,
  tokenIn,
  toldOf,
  watchFor,
} from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

let named = 0;
async function enter(displayName: string): Promise<CastMember> {
  named += 1;
  return world.enter({ username: `walker${named}`, displayName });
}

const venue = { name: 'Rigi Klösterli', formattedAddress: 'Rigi, Switzerland', lat: 47.044, lng: 8.5 };
const after = (hours: number) => new Date(world.platform.now().getTime() + hours * HOUR_MS).toISOString();

/** A plan of Asha's outing to which Ben comes with a guest, with a contact of Ben; back in three hours. */
async function outing() {
  const [asha, ben] = [await enter('Asha Rai'), await enter('Ben Okafor')];
  const times = { startDateTime: after(1), endDateTime: after(6) };
  const body = stageOf(world).plan({
    ...times,
    venue,
    carpooling: true,
    guestAllowed: true,
    guestLimit: 2,
    guestAllowedAges: ['ADULT'],
  });
  const huddleId = (await world.as(asha).post('/api/huddles', body)).body.id;
  await world.as(ben).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES', guests: { ADULT: 1 } });
  const byHand = { name: 'Uncle Max', people: 1, note: '' };
  await world.as(asha).post(`/api/huddles/${huddleId}/unregistered-parties`, byHand);
  const id = await startPlan(world, asha, { huddleId });
  const contact = await addContact(world, ben);
  await world.as(ben).put(`/api/return-plans/${id}/contacts`, { contactIds: [contact.id] });
  return { id, huddleId, contact, asha, ben };
}

const end = (who: CastMember, id: string) => world.as(who).put(`/api/return-plans/${id}/end`);
const overdueMails = async (email: string) => (await mailsTo(world, email)).slice(1);

test('SAFE-1 silence: the party is asked, then the hosts, then the contacts are told, each once', async () => {
  const { id, contact, asha, ben } = await outing();
  await watchFor(world, 149);
  expect(await toldOf(world, ben, id)).toEqual([]);
  await watchFor(world, 1);
  expect(await toldOf(world, ben, id)).toEqual(['RETURN_ASKED SOON']);
  await watchFor(world, 60);
  expect(await toldOf(world, ben, id)).toEqual([
    'RETURN_ASKED SOON',
    'RETURN_ASKED DUE',
    'RETURN_ASKED HALF',
  ]);
  await watchFor(world, 30);
  expect((await toldOf(world, asha, id)).at(-1)).toBe('RETURN_OVERDUE HOSTS');
  expect(await toldOf(world, ben, id)).toHaveLength(3);
  expect(await overdueMails(contact.email)).toEqual([]);
  await watchFor(world, 29);
  expect(await overdueMails(contact.email)).toEqual([]);
  await watchFor(world, 61);
  expect(await overdueMails(contact.email)).toHaveLength(1);
  expect((await toldOf(world, ben, id)).at(-1)).toBe('RETURN_OVERDUE CONTACTS');
  expect((await toldOf(world, asha, id)).slice(-2)).toEqual([
    'RETURN_OVERDUE HOSTS',
    'RETURN_OVERDUE CONTACTS',
  ]);
  expect(await toldOf(world, world.cleo, id)).toEqual([]);
  expect((await end(ben, id)).status).toBe(200);
  expect((await toldOf(world, asha, id)).at(-1)).toBe('RETURN_ALL_BACK BACK');
  const [, over] = await overdueMails(contact.email);
  expect(over?.subject).toContain('All are back');
});

test('SAFE-1 the contact reads who, where and what from the mail and its page, and afterwards only that all are back', async () => {
  const { id, contact, asha, ben } = await outing();
  const checkIn = { note: 'At the hut', position: { lat: 47.05, lng: 8.48 } };
  await world.as(ben).post(`/api/return-plans/${id}/check-ins`, checkIn);
  await watchFor(world, 270);
  const [mail] = await overdueMails(contact.email);
  for (const words of [
    'Ben Okafor is out with the party of Asha Rai, which expected to be back by',
    'Ben Okafor named you',
    'Ben Okafor + 1',
    'Uncle Max',
    'At the hut (47.05000, 8.48000)',
    'Up by the east ridge',
    'Red jacket',
    'LU 1234',
    'Rigi Klösterli, 47.04400, 8.50000',
    'no rescue service',
  ])
    expect(mail?.body_text, words).toContain(words);
  expect(mail?.body_text).not.toContain('comes late');
  const token = tokenIn(mail, 'overdue');
  const page = async () => (await world.as(null).get(`/api/public/return-plans/${token}`)).body;
  expect(await page()).toMatchObject({
    over: false,
    report: {
      startedBy: 'Asha Rai',
      namedBy: 'Ben Okafor',
      alone: false,
      people: [
        { name: 'Asha Rai', guests: 0 },
        { name: 'Ben Okafor', guests: 1 },
        { name: 'Uncle Max', guests: 0 },
      ],
      morePeople: 0,
      lastCheckIn: { by: 'Ben Okafor', ...checkIn },
      place: { name: 'Rigi Klösterli' },
      seenAt: null,
      othersSeenAt: null,
    },
  });
  const seen = () => world.as(null).put(`/api/public/return-plans/${token}/seen`);
  expect((await seen()).body.code).toBe('SEEN_TO');
  const at = (await page()).report.seenAt;
  world.forward(MINUTE_MS);
  await seen();
  expect((await page()).report.seenAt).toBe(at);
  expect((await world.as(ben).get(`/api/return-plans/${id}`)).body).toMatchObject({
    alarm: 'CONTACTS',
    myContacts: [{ told: true, seenAt: at }],
  });
  const readBy = async (who: CastMember) =>
    (await world.as(who).get(`/api/return-plans/${id}`)).body.toldContacts;
  expect(await readBy(asha)).toMatchObject([
    { name: 'Beat', relation: 'Brother', of: { displayName: 'Ben Okafor' } },
  ]);
  expect(await readBy(ben)).toEqual([]);
  await end(asha, id);
  expect(await readBy(asha)).toEqual([]);
  expect(await page()).toEqual({ name: 'Rigi loop', over: true, report: null, later: null });
  expect((await seen()).body.code).toBe('PLAN_ENDED');
  expect((await world.as(null).get(`/api/public/return-plans/${token.slice(0, -6)}AAAAAA`)).status).toBe(404);
  expect((await world.as(null).put(`/api/public/return-plans/${token.slice(0, -6)}AAAAAA/seen`)).status).toBe(
    404,
  );
});

test('SAFE-1 another contact reads that somebody sees to it; who said no is not told', async () => {
  const cleo = await enter('Cleo Laurent');
  const contacts = await Promise.all([1, 2, 3].map(() => addContact(world, cleo)));
  const [one, two, never] = contacts;
  if (!one || !two || !never) throw new Error('no contacts');
  const id = await startPlan(world, cleo, { contactIds: contacts.map((contact) => contact.id) });
  const [asked] = await mailsTo(world, never.email);
  await world.as(null).put(`/api/public/emergency-contacts/${tokenIn(asked, 'contact')}`, { agreed: false });
  await watchFor(world, 240);
  expect(await overdueMails(never.email)).toEqual([]);
  const tokens = await Promise.all(
    [one, two].map(async ({ email }) => tokenIn((await overdueMails(email))[0], 'overdue')),
  );
  expect(new Set(tokens).size).toBe(2);
  const [first] = await mailsTo(world, one.email);
  await world.as(null).put(`/api/public/emergency-contacts/${tokenIn(first, 'contact')}`, { agreed: false });
  await world.as(null).put(`/api/public/return-plans/${tokens[0]}/seen`);
  const other = (await world.as(null).get(`/api/public/return-plans/${tokens[1]}`)).body.report;
  expect(other).toMatchObject({
    alone: true,
    seenAt: null,
    people: [{ name: 'Cleo Laurent', guests: 0 }],
    cars: [],
  });
  expect(other.othersSeenAt).toBe(world.platform.now().toISOString());
  await end(cleo, id);
  // Who was alarmed hears that it is over, whatever they have said since.
  expect((await overdueMails(one.email)).at(-1)?.subject).toContain('Back: Cleo Laurent');
  expect(await overdueMails(never.email)).toEqual([]);
});

test('SAFE-1 more time begins the countdown again, and those who were told hear of the sign', async () => {
  const { id, contact, asha, ben } = await outing();
  await watchFor(world, 200);
  await world.as(ben).put(`/api/return-plans/${id}/expected-at`, { expectedAt: after(2) });
  expect((await toldOf(world, asha, id)).at(-1)).toBe('RETURN_ALL_BACK LATER');
  await watchFor(world, 209);
  expect(await overdueMails(contact.email)).toEqual([]);
  await watchFor(world, 1);
  expect(await overdueMails(contact.email)).toHaveLength(1);
  await world.as(asha).put(`/api/return-plans/${id}/expected-at`, { expectedAt: after(1) });
  const [alarm, sign] = await overdueMails(contact.email);
  expect(sign?.subject).toContain('A sign of life');
  const token = tokenIn(sign, 'overdue');
  expect(token).toBe(tokenIn(alarm, 'overdue'));
  const page = (await world.as(null).get(`/api/public/return-plans/${token}`)).body;
  const later = { expectedAt: after(1), timeZone: 'Europe/Zurich' };
  expect(page).toEqual({ name: 'Rigi loop', over: false, report: null, later });
  await watchFor(world, 150);
  expect((await overdueMails(contact.email)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'Not back yet',
    'A sign of life',
    'Not back yet',
  ]);
  await end(ben, id);
});

test('SAFE-1 a plan that has ended tells nobody, and an alarm of the party alone reaches no host or contact', async () => {
  const { id, contact, asha, ben } = await outing();
  await watchFor(world, 160);
  await end(asha, id);
  await watchFor(world, 300);
  expect(await overdueMails(contact.email)).toEqual([]);
  expect(await toldOf(world, ben, id)).toEqual(['RETURN_ASKED SOON', 'RETURN_ALL_BACK BACK']);
});

test('SAFE-1 the cars that go there are named, with who sits in them', async () => {
  const { huddleId, id, contact, asha, ben } = await outing();
  const stage = stageOf(world);
  const trip = { huddleId, departAt: after(1), returnAt: after(6) };
  await stage.riding(asha, await stage.offer(asha, trip), ben);
  await watchFor(world, 270);
  const token = tokenIn((await overdueMails(contact.email))[0], 'overdue');
  const { report } = (await world.as(null).get(`/api/public/return-plans/${token}`)).body;
  expect(report.cars).toEqual([{ driver: 'Asha Rai', riders: ['Ben Okafor'] }]);
  await end(ben, id);
});

test('SAFE-1 in German, in German', async () => {
  const ben = await enter('Ben Okafor');
  const contact = await addContact(world, ben, { locale: 'de' });
  const id = await startPlan(world, ben, { contactIds: [contact.id] });
  await watchFor(world, 240);
  await world.as(ben).put(`/api/return-plans/${id}/expected-at`, { expectedAt: after(1) });
  await end(ben, id);
  expect((await overdueMails(contact.email)).map(({ subject }) => subject)).toEqual([
    'Noch nicht zurück: Ben Okafor, Rigi loop',
    'Ein Lebenszeichen: Ben Okafor, Rigi loop',
    'Wieder zurück: Ben Okafor, Rigi loop',
  ]);
});
