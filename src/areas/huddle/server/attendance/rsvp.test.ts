import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

type Changes = Parameters<typeof planOf>[1];

async function plan(changes: Changes = {}, host: CastMember = world.asha): Promise<string> {
  const made = await world.as(host).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

function rsvp(who: CastMember | null, id: string, body: object) {
  return world.as(who).put(`/api/huddles/${id}/rsvp`, body);
}

const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT', 'KID'] } satisfies Changes;
const days = (count: number) => new Date(world.platform.now().getTime() + count * 86_400_000).toISOString();

describe('answering', () => {
  test('HUD-8 a yes with two guests is confirmed, counted, and the huddle read anew shows it', async () => {
    const id = await plan({ ...guests, capacity: 5 });
    const answer = await rsvp(world.ben, id, { rsvpType: 'YES', guests: { ADULT: 1, KID: 1 } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ error: false, message: 'You are confirmed with 2 guests.' });
    const seen = await world.as(world.ben).get(`/api/huddles/${id}`);
    expect(seen.body.participation).toMatchObject({ rsvpType: 'YES', confirmed: true, guestCount: 2 });
    expect(seen.body).toMatchObject({ placesLeft: 2, sight: 'INSIDE' });
    expect(seen.body.participantsSummary).toMatchObject({
      totalRsvpedYesParticipants: 1,
      totalConfirmedPeople: 3,
    });
  });

  test('HUD-8 interest is toggled and counted once however often it is said', async () => {
    const id = await plan();
    for (const interested of [true, true, false, true]) {
      await world.as(world.ben).put(`/api/huddles/${id}/interest`, { interested });
    }
    const seen = await world.as(world.ben).get(`/api/huddles/${id}`);
    expect(seen.body.participation.interested).toBe(true);
    expect(seen.body.participantsSummary.totalInterestedParticipants).toBe(1);
  });

  test('HUD-8 a decisive huddle takes no maybe', async () => {
    const id = await plan({ decisiveRsvp: true });
    expect((await rsvp(world.ben, id, { rsvpType: 'MAYBE' })).body.code).toBe('TENTATIVE_NOT_OFFERED');
  });

  test('HUD-11 a host is refused with the exact text', async () => {
    const id = await plan();
    const refused = await rsvp(world.asha, id, { rsvpType: 'NO' });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe(
      'Hosts are not allowed to update their RSVP from the public huddle page.',
    );
  });

  test('HUD-15 an answer is always the caller’s: another person’s id is not accepted', async () => {
    const id = await plan();
    const refused = await rsvp(world.cleo, id, { rsvpType: 'YES', userId: world.ben.personId });
    expect(refused.status).toBe(400);
    expect((await world.as(world.ben).get(`/api/huddles/${id}`)).body.participation.rsvped).toBe(false);
  });

  test.each([
    ['a negative count', { KID: -1 }],
    ['too many', { ADULT: 1_000_000_000 }],
    ['an unknown group', { DOG: 1 }],
    ['a group that is not allowed', { SENIOR: 1 }],
    ['more than the limit', { ADULT: 2, KID: 2 }],
  ])('HUD-12 guests with %s are refused and nothing is stored', async (_what, brought) => {
    const id = await plan(guests);
    expect((await rsvp(world.ben, id, { rsvpType: 'YES', guests: brought })).status).toBe(422);
    expect((await world.as(world.ben).get(`/api/huddles/${id}`)).body.participation.rsvped).toBe(false);
  });
});

describe('the RSVP window', () => {
  test('HUD-10 before it, inside it and after it', async () => {
    const id = await plan({ rsvpStartDateTime: days(1), rsvpEndDateTime: days(3) });
    const early = await rsvp(world.ben, id, { rsvpType: 'YES' });
    expect(early.status).toBe(422);
    expect(early.body.message).toBe(
      'RSVP has not started yet. You can confirm your RSVP from Tue, 2 Jun 2026, 10:00, onwards.',
    );
    world.forward(2 * 86_400_000);
    expect((await rsvp(world.ben, id, { rsvpType: 'YES' })).status).toBe(200);
    world.forward(2 * 86_400_000);
    const late = await rsvp(world.cleo, id, { rsvpType: 'YES' });
    expect(late.body.message).toBe('RSVP has ended at Thu, 4 Jun 2026, 10:00.');
  });

  test('HUD-9 a huddle that has started takes no answer, no interest and no withdrawal', async () => {
    const id = await plan();
    await rsvp(world.ben, id, { rsvpType: 'YES' });
    world.forward(8 * 86_400_000);
    expect((await rsvp(world.cleo, id, { rsvpType: 'YES' })).body.code).toBe('HUDDLE_PAST');
    expect((await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`)).body.code).toBe('HUDDLE_PAST');
    const interest = await world.as(world.cleo).put(`/api/huddles/${id}/interest`, { interested: true });
    expect(interest.body.code).toBe('HUDDLE_PAST');
  });
});

describe('requests', () => {
  test('HUD-14 a request waits for a host, who accepts one and declines another', async () => {
    const id = await plan({ approvalRequired: true });
    expect((await rsvp(world.ben, id, { rsvpType: 'YES' })).body.participation.requested).toBe(true);
    await rsvp(world.cleo, id, { rsvpType: 'YES' });
    const path = (who: CastMember) => `/api/huddles/${id}/requests/${who.personId}`;
    expect((await world.as(world.cleo).put(path(world.ben), { accept: true })).status).toBe(403);
    expect((await world.as(world.asha).put(path(world.ben), { accept: true })).status).toBe(200);
    expect((await world.as(world.asha).put(path(world.cleo), { accept: false })).status).toBe(200);
    expect((await world.as(world.asha).put(path(world.cleo), { accept: true })).status).toBe(409);
    expect((await world.as(world.ben).get(`/api/huddles/${id}`)).body.participation.confirmed).toBe(true);
    expect((await rsvp(world.cleo, id, { rsvpType: 'YES' })).body.code).toBe('REQUEST_DECLINED');
  });
});

describe('the waiting list', () => {
  test('HUD-14 who does not fit waits at a position, and is promoted when the start is near', async () => {
    const id = await plan({ capacity: 1, startDateTime: days(1), endDateTime: days(1.3) });
    await rsvp(world.ben, id, { rsvpType: 'YES' });
    const waiting = await rsvp(world.cleo, id, { rsvpType: 'YES' });
    expect(waiting.body.message).toBe('You are on the waiting list, at position 1.');
    await rsvp(world.ben, id, { rsvpType: 'NO' });
    const promoted = await world.as(world.cleo).get(`/api/huddles/${id}`);
    expect(promoted.body.participation).toMatchObject({ confirmed: true, waiting: false });
    await world.runJobs();
    const told = await world.as(world.cleo).get('/api/notifications');
    expect(told.body.items[0]).toMatchObject({ kind: 'HUDDLE_PROMOTED', object: { id, name: 'Ridge walk' } });
  });

  test('HUD-14 far from the start an offer stands for a day, then lapses and moves on', async () => {
    const dara = await world.enter({ username: 'dara', displayName: 'Dara' });
    const id = await plan({ capacity: 1 });
    await rsvp(world.ben, id, { rsvpType: 'YES' });
    await rsvp(world.cleo, id, { rsvpType: 'YES' });
    await rsvp(dara, id, { rsvpType: 'YES' });
    await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`);
    const offered = await world.as(world.cleo).get(`/api/huddles/${id}`);
    expect(offered.body.participation).toMatchObject({ offered: true, confirmed: false });
    expect(offered.body.placesLeft).toBe(0);
    world.forward(25 * 3_600_000);
    const late = await world.as(world.cleo).put(`/api/huddles/${id}/offer`, { take: true });
    expect(late.body.code).toBe('NO_OFFER');
    expect((await world.as(dara).get(`/api/huddles/${id}`)).body.participation.offered).toBe(true);
    const taken = await world.as(dara).put(`/api/huddles/${id}/offer`, { take: true });
    expect(taken.body.participation.confirmed).toBe(true);
  });

  const state = async (who: CastMember, id: string) =>
    (await world.as(who).get(`/api/huddles/${id}`)).body.participation;

  test('HUD-14 who waits sees their position among all who wait, on the page and after any answer', async () => {
    const dara = await world.enter({ username: 'dara3', displayName: 'Dara' });
    const id = await plan({ capacity: 1 });
    for (const who of [world.ben, world.cleo, dara]) await rsvp(who, id, { rsvpType: 'YES' });
    const positions = [world.ben, world.cleo, dara].map(async (who) => (await state(who, id)).queuePosition);
    expect(await Promise.all(positions)).toEqual([null, 1, 2]);
    const noted = await world.as(dara).put(`/api/huddles/${id}/interest`, { interested: true });
    expect(noted.body.participation).toMatchObject({ waiting: true, interested: true, queuePosition: 2 });
  });

  test('HUD-14 a higher limit moves the first parties that fit, in order', async () => {
    const dara = await world.enter({ username: 'dara2', displayName: 'Dara' });
    const id = await plan({ ...guests, capacity: 1, startDateTime: days(1), endDateTime: days(1.2) });
    await rsvp(world.ben, id, { rsvpType: 'YES' });
    await rsvp(world.cleo, id, { rsvpType: 'YES' });
    await rsvp(dara, id, { rsvpType: 'YES' });
    const capacity = (count: number) =>
      world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: count });
    await capacity(2);
    expect(await state(world.cleo, id)).toMatchObject({ confirmed: true });
    expect(await state(dara, id)).toMatchObject({ waiting: true, queuePosition: 1 });
    const refused = await capacity(1);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('2 people already hold a place. Choose at least 2.');
  });
});
