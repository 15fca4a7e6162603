import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

async function plan(changes: object): Promise<HuddleId> {
  const day = (days: number) => new Date(world.platform.now().getTime() + days * 86_400_000).toISOString();
  const far = { startDateTime: day(20), endDateTime: day(20.2), guestAllowedAges: ['ADULT' as const] };
  const input = { ...far, ...changes };
  const answer = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), input));
  expect(answer.status).toBe(200);
  return answer.body.id;
}

const yes = (who: CastMember, guests?: object) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', ...(guests && { guests }) });
const counts = async () => (await world.as(world.asha).get(`/api/huddles/${id}`)).body.participantsSummary;
const names = async (who: CastMember, group = 'CONFIRMED') => {
  const { body } = await world.as(who).get(`/api/huddles/${id}/participants?group=${group}`);
  return body.items.map((each: { person: { displayName: string } }) => each.person.displayName);
};
const block = (who: CastMember, whom: CastMember) => world.as(who).put(`/api/me/blocks/${whom.personId}`, {});
const unblock = (who: CastMember, whom: CastMember) =>
  world.as(who).delete(`/api/me/blocks/${whom.personId}`);

describe('P4: who counts stands on the list, and who is gone counts no more (HUD-14, PER-9)', () => {
  beforeEach(async () => {
    id = await plan({ capacity: 1 });
    await yes(world.ben);
    await yes(world.cleo);
  });

  it('the host learns before a block in which outings of theirs somebody takes part', async () => {
    const { body } = await world.as(world.asha).get(`/api/people/${world.ben.personId}/hosted-huddles`);
    expect(body.items.map((each: { id: string }) => each.id)).toContain(id);
    const others = await world.as(world.ben).get(`/api/people/${world.asha.personId}/hosted-huddles`);
    expect(others.body.items).toEqual([]);
  });

  it.each([
    ['the host blocks', () => [world.asha, world.ben] as const],
    ['is blocked by', () => [world.ben, world.asha] as const],
  ])('%s somebody who goes: their place goes to the next one', async (_, pair) => {
    const [who, whom] = pair();
    await block(who, whom);
    await world.runJobs();
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 0, totalWaitingParticipants: 1 });
    const queue = await world.as(world.asha).get(`/api/huddles/${id}/participants?group=WAITING`);
    expect(queue.body.items).toMatchObject([{ person: { displayName: 'Cleo Laurent' }, place: 'OFFERED' }]);
    await unblock(who, whom);
  });

  it('a host sees everybody who counts, blocked or not, and takes them off at any time', async () => {
    const coHost = await world.enter({ username: `cohost${id.slice(0, 6)}` });
    await world.platform.database.db
      .insertInto('participations')
      .values({ huddle_id: id, person_id: coHost.personId, role: 'CO_HOST' })
      .execute();
    await block(coHost, world.ben);
    await world.runJobs();
    expect(await names(coHost)).toEqual(['Ben Okafor']);
    await world.platform.database.db
      .updateTable('huddles')
      .set({ starts_at: new Date(world.platform.now().getTime() - 60_000) })
      .where('id', '=', id)
      .execute();
    const off = await world
      .as(coHost)
      .put(`/api/huddles/${id}/participants/${world.ben.personId}/admission`, { admitted: false });
    expect(off.status).toBe(200);
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 0 });
    await unblock(coHost, world.ben);
  });
});

describe('P4: a club and its outings for members', () => {
  it('who is taken out of a club, or leaves, has no place in its outings for members', async () => {
    const asha = world.as(world.asha);
    const club = (await asha.post('/api/communities', { name: 'Ridge club' })).body.id;
    for (const who of [world.ben, world.cleo]) {
      await world.as(who).put(`/api/communities/${club}/membership`, {});
    }
    id = await plan({ communityId: club, privacy: 'COMMUNITY', guestAllowed: true, guestLimit: 2 });
    await yes(world.ben, { ADULT: 1 });
    await yes(world.cleo);
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 3, totalRsvpedYesParticipants: 2 });
    await world.as(world.ben).delete(`/api/communities/${club}/membership`);
    await world.runJobs();
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 1, totalRsvpedYesParticipants: 1 });
    expect(await names(world.asha)).toEqual(['Cleo Laurent']);
    await asha.delete(`/api/communities/${club}/members/${world.cleo.personId}`);
    await world.runJobs();
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 0, totalRsvpedYesParticipants: 0 });
  });
});

describe('P4: a person who is deleted', () => {
  it('is taken off every count of every outing with them', async () => {
    id = await plan({ guestAllowed: true, guestLimit: 2 });
    const gone = await world.enter({ username: 'leaver' });
    await yes(gone, { ADULT: 2 });
    await world.as(gone).put(`/api/huddles/${id}/interest`, { interested: true });
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 3, totalInterestedParticipants: 1 });
    await world.platform.database.db
      .deleteFrom('participations')
      .where('person_id', '=', gone.personId)
      .execute();
    expect(await counts()).toMatchObject({ totalConfirmedPeople: 0, totalInterestedParticipants: 0 });
  });
});
