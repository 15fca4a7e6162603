import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let id: HuddleId;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

type Changes = Parameters<typeof planOf>[1];
const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT', 'KID'] } satisfies Changes;

async function plan(changes: Changes = {}): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const rsvp = (who: CastMember, body: object = { rsvpType: 'YES' }) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, body);
const read = (who: CastMember) => world.as(who).get(`/api/huddles/${id}`);
const list = (who: CastMember, query = '') => world.as(who).get(`/api/huddles/${id}/participants${query}`);
const note = (who: CastMember, whom: CastMember, what: string, body: object) =>
  world.as(who).put(`/api/huddles/${id}/participants/${whom.personId}/${what}`, body);
const names = (answer: { body: { items: { person: { displayName: string } }[] } }) =>
  answer.body.items.map((item) => item.person.displayName);

describe('taking somebody off', () => {
  test('HUD-6 frees their place for the queue, and they may not come back until a host lets them', async () => {
    const start = new Date(world.platform.now().getTime() + 86_400_000);
    const end = new Date(start.getTime() + 3_600_000);
    id = await plan({ capacity: 1, startDateTime: start.toISOString(), endDateTime: end.toISOString() });
    await rsvp(world.ben);
    await rsvp(world.cleo);
    expect((await note(world.ben, world.cleo, 'admission', { admitted: false })).status).toBe(403);
    expect((await note(world.asha, world.ben, 'admission', { admitted: false })).status).toBe(200);
    expect((await read(world.ben)).body.participation).toMatchObject({ confirmed: false, declined: true });
    expect((await read(world.cleo)).body.participation.confirmed).toBe(true);
    expect((await rsvp(world.ben)).body.code).toBe('REQUEST_DECLINED');
    expect((await rsvp(world.ben, { rsvpType: 'MAYBE' })).body.code).toBe('REQUEST_DECLINED');
    expect(names(await list(world.asha, '?group=TURNED_AWAY'))).toEqual(['Ben Okafor']);
    await note(world.asha, world.ben, 'admission', { admitted: true });
    expect((await rsvp(world.ben)).body.participation.waiting).toBe(true);
    await world.runJobs();
    const told = await world.as(world.ben).get('/api/notifications');
    expect(told.body.items.map((item: { kind: string }) => item.kind)).toEqual([
      'HUDDLE_READMITTED',
      'HUDDLE_REMOVED',
    ]);
  });

  test('HUD-3 closes a private huddle to them, though they were invited', async () => {
    id = await plan({ privacy: 'PRIVATE' });
    await world.platform.database.db
      .insertInto('participations')
      .values({ huddle_id: id, person_id: world.ben.personId, invited_at: world.platform.now() })
      .execute();
    await rsvp(world.ben);
    await note(world.asha, world.ben, 'admission', { admitted: false });
    expect((await read(world.ben)).status).toBe(404);
    const listed = await world.as(world.ben).get('/api/huddles');
    expect(listed.text).not.toContain(id);
  });
});

describe('running the day', () => {
  beforeEach(async () => {
    id = await plan({ ...guests, paymentMode: 'PAID', paymentAmount: '20 CHF' });
    await rsvp(world.ben, { rsvpType: 'YES', guests: { ADULT: 1, KID: 1 } });
  });

  test('HUD-6 hosts note who came, with their guests, from three hours before the start', async () => {
    const early = await note(world.asha, world.ben, 'attendance', { people: 3 });
    expect(early.body.code).toBe('ATTENDANCE_TOO_EARLY');
    world.forward(7 * 86_400_000 - 2 * 3_600_000);
    expect((await note(world.asha, world.ben, 'attendance', { people: 2 })).status).toBe(200);
    expect((await note(world.asha, world.cleo, 'attendance', { people: 1 })).status).toBe(409);
    expect((await note(world.asha, world.ben, 'attendance', { people: 22 })).status).toBe(400);
    const seen = await list(world.asha);
    expect(seen.body.items[0]).toMatchObject({ attendedPeople: 2, guests: { ADULT: 1, KID: 1 } });
  });

  test('HUD-29 a host marks all as come; what is noted already stays, and who is not confirmed is left out', async () => {
    const markAll = (who: CastMember) => world.as(who).put(`/api/huddles/${id}/attendance`);
    await rsvp(world.cleo);
    const maybe = await world.enter({ username: 'maybe' });
    await rsvp(maybe, { rsvpType: 'MAYBE' });
    expect((await markAll(world.asha)).body.code).toBe('ATTENDANCE_TOO_EARLY');
    world.forward(7 * 86_400_000 - 2 * 3_600_000);
    expect((await markAll(world.ben)).body.code).toBe('NOT_A_HOST');
    await note(world.asha, world.cleo, 'attendance', { people: 0 });
    expect((await markAll(world.asha)).status).toBe(200);
    expect((await markAll(world.asha)).status).toBe(200);
    const { rows } = await world.platform.database.pool.query(
      'select person_id, attended_people from participations where huddle_id = $1 and answer is not null',
      [id],
    );
    const came = new Map(rows.map((row) => [row.person_id, row.attended_people]));
    const of = (who: CastMember) => came.get(who.personId);
    expect([of(world.ben), of(world.cleo), of(maybe)]).toEqual([3, 0, null]);
  });

  test('HUD-19 hosts note who has paid; nobody else is told', async () => {
    expect((await note(world.asha, world.ben, 'payment', { paid: true })).status).toBe(200);
    expect((await list(world.asha)).body.items[0].paid).toBe(true);
    const own = (await list(world.ben)).body.items[0];
    expect(own).toMatchObject({ paid: null, guests: null, attendedPeople: null, guestCount: 2 });
    expect((await note(world.ben, world.ben, 'payment', { paid: true })).status).toBe(403);
    id = await plan();
    await rsvp(world.ben);
    expect((await note(world.asha, world.ben, 'payment', { paid: true })).body.code).toBe('HUDDLE_IS_FREE');
  });
});

describe('the list', () => {
  test('HUD-6 is searched by name without accents, and paged', async () => {
    id = await plan();
    const zoe = await world.enter({ username: 'zoe.m', displayName: 'Zoé Müller' });
    for (const who of [world.ben, world.cleo, zoe]) await rsvp(who);
    expect(names(await list(world.asha, '?name=muller'))).toEqual(['Zoé Müller']);
    expect(names(await list(world.asha, '?name=%25'))).toEqual([]);
    const first = await list(world.asha, '?limit=2');
    expect(names(first)).toEqual(['Ben Okafor', 'Cleo Laurent']);
    expect(names(await list(world.asha, `?limit=2&after=${first.body.next}`))).toEqual(['Zoé Müller']);
  });

  test('HUD-18 groups whose flag is off are neither counted nor listed, for anybody but hosts', async () => {
    id = await plan({ showAttending: false, showInterested: false, showRequested: false });
    await rsvp(world.ben);
    await world.as(world.cleo).put(`/api/huddles/${id}/interest`, { interested: true });
    const [seen, asHost] = [await read(world.ben), await read(world.asha)];
    expect(seen.body.participantsSummary).toEqual({});
    expect(seen.body.placesLeft).toBeNull();
    expect(asHost.body.participantsSummary).toMatchObject({
      totalRsvpedYesParticipants: 1,
      totalInterestedParticipants: 1,
      totalInvitedParticipants: 0,
    });
    for (const group of ['CONFIRMED', 'MAYBE', 'INTERESTED', 'REQUESTED', 'WAITING', 'INVITED']) {
      expect((await list(world.ben, `?group=${group}`)).body.items).toEqual([]);
    }
    expect(names(await list(world.asha, '?group=INTERESTED'))).toEqual(['Cleo Laurent']);
  });
});
