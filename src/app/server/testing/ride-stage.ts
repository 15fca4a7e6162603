import { planOf } from '#areas/huddle/server/testing/plans.ts';
import type { TestApp } from './build-test-app.ts';
import type { CastMember } from './cast.ts';

const HOUR_MS = 3_600_000;

export const home = {
  name: 'Seeweg 5',
  formattedAddress: 'Seeweg 5, 6440 Brunnen',
  lat: 46.99412,
  lng: 8.60461,
};
export const hut = { name: 'Pier three', formattedAddress: 'Alpweg 77, Arth', lat: 47.06412, lng: 8.54861 };
export const door = {
  name: 'Red door',
  formattedAddress: 'Gersauerstrasse 9, Gersau',
  lat: 46.98712,
  lng: 8.59761,
};

/** What rides need in a test: people at a huddle, a car, somebody who asks. */
export function stageOf(world: TestApp) {
  const at = (hours: number) => new Date(world.platform.now().getTime() + hours * HOUR_MS).toISOString();
  const trip = (changes: object = {}) => ({
    kind: 'OFFER',
    tripType: 'ROUND',
    origin: home,
    destination: hut,
    timeZone: 'Europe/Zurich',
    departAt: at(24 * 7 - 2),
    returnAt: at(24 * 7 + 9),
    seatsOut: 2,
    seatsBack: 2,
    ...changes,
  });
  const stage = {
    at,
    trip,
    plan: (changes: object = {}) =>
      planOf(world.platform.now(), { carpooling: true, venue: hut, ...changes }),
    /** A huddle of Asha's, open for carpools, to which these people say yes. */
    async huddle(people: readonly CastMember[], changes: object = {}): Promise<string> {
      const made = await world.as(world.asha).post('/api/huddles', stage.plan(changes));
      for (const who of people)
        await world.as(who).put(`/api/huddles/${made.body.id}/rsvp`, { rsvpType: 'YES' });
      return made.body.id;
    },
    async offer(driver: CastMember, changes: object = {}): Promise<string> {
      const made = await world.as(driver).post('/api/carpools', trip(changes));
      if (made.status !== 200) throw new Error(made.text);
      return made.body.id;
    },
    ask: (rider: CastMember, carpool: string, changes: object = {}) =>
      world
        .as(rider)
        .put(`/api/carpools/${carpool}/ride`, { party: 1, legs: ['OUT', 'BACK'], pickup: door, ...changes }),
    answer: (driver: CastMember, carpool: string, rider: CastMember, accept = true) =>
      world.as(driver).put(`/api/carpools/${carpool}/rides/${rider.personId}/answer`, { accept }),
    async riding(
      driver: CastMember,
      carpool: string,
      rider: CastMember,
      changes: object = {},
    ): Promise<string> {
      await stage.ask(rider, carpool, changes);
      return (await stage.answer(driver, carpool, rider)).body.state;
    },
    leave: (rider: CastMember, carpool: string) => world.as(rider).delete(`/api/carpools/${carpool}/ride`),
    read: (who: CastMember, carpool: string) => world.as(who).get(`/api/carpools/${carpool}`),
    async left(who: CastMember, carpool: string): Promise<number[]> {
      const { ways } = (await stage.read(who, carpool)).body;
      return ways.map((way: { left: number }) => way.left);
    },
    async kinds(who: CastMember): Promise<string[]> {
      const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
      return items.map((item: { kind: string }) => item.kind);
    },
  };
  return stage;
}
