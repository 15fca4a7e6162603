import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

let world: TestApp;
let id: string;

const venue = { name: 'Lidernen hut', formattedAddress: 'Riemenstalden', lat: 46.93, lng: 8.69 };
const luzern = { name: 'Luzern', formattedAddress: 'Luzern, Switzerland', lat: 47.05, lng: 8.31 };

beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const day = (days: number) => new Date(world.platform.now().getTime() + days * 86_400_000).toISOString();
const plan = async (changes: object) => {
  const far = { startDateTime: day(20), endDateTime: day(20.2), venue, carpooling: true };
  const about = { name: 'Ridge walk', activity: 'HIKING', timeZone: 'Europe/Zurich' };
  const body = { ...about, ...far, ...changes };
  return (await world.as(world.asha).post('/api/huddles', body)).body.id as string;
};
const yes = (who: CastMember) => world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
const wish = (who: CastMember, kind: string) =>
  world.as(who).post(`/api/huddles/${id}/ride-wish`, { kind, seats: 2, origin: luzern });
const rides = async () => {
  const { body } = await world.as(world.asha).get(`/api/huddles/${id}/carpools`);
  return body.items.map((each: { kind: string; owner: { displayName: string } }) => each.kind);
};

describe('P6: a wish for a ride waits with whom it belongs to (CAR-3)', () => {
  beforeEach(async () => {
    id = await plan({ capacity: 1 });
  });

  it('becomes a carpool at once for somebody who has a place', async () => {
    await yes(world.ben);
    const { status, body } = await wish(world.ben, 'OFFER');
    expect([status, body.kept, body.message]).toEqual([200, false, 'Your ride is offered.']);
    expect(await rides()).toEqual(['OFFER']);
  });

  it('is kept on the waiting list, and comes alive with the place', async () => {
    await yes(world.ben);
    await yes(world.cleo);
    const { status, body } = await wish(world.cleo, 'NEED');
    expect([status, body.kept]).toEqual([200, true]);
    expect(await rides()).toEqual([]);
    await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`);
    await world.runJobs();
    expect(await rides()).toEqual([]);
    await world.as(world.cleo).put(`/api/huddles/${id}/offer`, { take: true });
    await world.runJobs();
    expect(await rides()).toEqual(['NEED']);
  });

  it('goes with a request that the hosts accept', async () => {
    id = await plan({ approvalRequired: true });
    await yes(world.ben);
    expect((await wish(world.ben, 'OFFER')).body.kept).toBe(true);
    await world.as(world.asha).put(`/api/huddles/${id}/requests/${world.ben.personId}`, { accept: true });
    await world.runJobs();
    expect(await rides()).toEqual(['OFFER']);
  });

  it('ends with the answer it came with', async () => {
    await yes(world.ben);
    await yes(world.cleo);
    await wish(world.cleo, 'NEED');
    await world.as(world.cleo).delete(`/api/huddles/${id}/rsvp`);
    await world.runJobs();
    await yes(world.cleo);
    await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`);
    await world.as(world.cleo).put(`/api/huddles/${id}/offer`, { take: true });
    await world.runJobs();
    expect(await rides()).toEqual([]);
  });

  it('is nobody’s who has not answered', async () => {
    const { status, body } = await wish(world.cleo, 'NEED');
    expect([status, body.code]).toEqual([403, 'RIDES_OF_PARTICIPANTS']);
  });
});
