import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

/** Random histories over 32 connections: many people, one host, one small huddle. */
const RUNS = Number(process.env.HISTORIES ?? (process.env.TEST_SIZE === 'full' ? 10_000 : 200));
const LIMIT = 6;

let world: TestApp;
const people: CastMember[] = [];
beforeAll(async () => {
  world = await buildTestApp({ DATABASE_POOL: '32' });
  for (let number = 0; number < 16; number += 1)
    people.push(await world.enter({ username: `walker${number}` }));
});
afterAll(() => world.close());

type Step =
  | { readonly do: 'yes'; readonly who: number; readonly guests: number }
  | {
      readonly do: 'no' | 'maybe' | 'withdraw' | 'take' | 'leave' | 'remove' | 'readmit' | 'letIn' | 'TOP';
      readonly who: number;
    }
  | { readonly do: 'add'; readonly people: number }
  | { readonly do: 'capacity'; readonly to: number };

const who = fc.integer({ min: 0, max: 15 });
const small = fc.constantFrom(
  'no' as const,
  'maybe',
  'withdraw',
  'take',
  'leave',
  'remove',
  'readmit',
  'letIn',
  'TOP',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('yes' as const), who, guests: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: small, who }) },
  fc.record({ do: fc.constant('add' as const), people: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 12 }) }),
);

async function plan(near: boolean): Promise<string> {
  const start = new Date(world.platform.now().getTime() + (near ? 1 : 9) * 86_400_000);
  const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT' as const] };
  const times = {
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 1).toISOString(),
  };
  const changes = { capacity: LIMIT, ...times, ...guests };
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

function run(id: string, each: Step) {
  const host = world.as(world.asha);
  if (each.do === 'capacity') return host.put(`/api/huddles/${id}/capacity`, { capacity: each.to });
  if (each.do === 'add') return addAndTakeOff(id, each.people);
  const person = people[each.who] ?? world.ben;
  const as = world.as(person);
  if (each.do === 'remove' || each.do === 'readmit') {
    const admitted = each.do === 'readmit';
    return host.put(`/api/huddles/${id}/participants/${person.personId}/admission`, { admitted });
  }
  if (each.do === 'letIn' || each.do === 'TOP') return byHand(id, person, each.do);
  if (each.do === 'withdraw') return as.delete(`/api/huddles/${id}/rsvp`);
  if (each.do === 'take' || each.do === 'leave') {
    return as.put(`/api/huddles/${id}/offer`, { take: each.do === 'take' });
  }
  const guests = each.do === 'yes' && each.guests > 0 ? { guests: { ADULT: each.guests } } : {};
  const rsvpType = { yes: 'YES', no: 'NO', maybe: 'MAYBE' }[each.do];
  return as.put(`/api/huddles/${id}/rsvp`, { rsvpType, ...guests });
}

function byHand(id: string, { personId }: CastMember, what: 'letIn' | 'TOP') {
  const party = `/api/huddles/${id}/waiting-parties/${personId}`;
  const host = world.as(world.asha);
  if (what === 'TOP') return host.put(`${party}/position`, { unregistered: false, move: 'TOP' });
  return host.put(`${party}/place`, { unregistered: false, reason: 'drives' });
}

/** Somebody without an account; of a party of two or more, taken off again, and of three or more, undone. */
async function addAndTakeOff(id: string, size: number) {
  const host = world.as(world.asha);
  const all = `/api/huddles/${id}/unregistered-parties`;
  const added = await host.post(all, { name: 'Otto', people: size });
  if (added.status !== 200 || size < 2) return added;
  const removed = await host.delete(`${all}/${added.body.id}`);
  if (removed.status !== 200 || size < 3) return removed;
  return host.delete(`/api/huddles/${id}/host-acts/${removed.body.actId}`);
}

interface State {
  readonly capacity: number;
  readonly counted: number;
  readonly taken: number;
  readonly waiting: number;
  readonly listed: number;
  readonly maybe: number;
  readonly maybes: number;
}

/** What the rows say and what the huddle counts, in one snapshot. */
async function recount(id: string): Promise<State> {
  const { rows } = await world.platform.database.pool.query<State>(
    `select h.capacity, h.confirmed_people + h.held_people as counted, h.waiting_count as waiting, h.maybe_count as maybe,
       coalesce(sum(p.party) filter (where p.place in ('CONFIRMED', 'OFFERED')), 0)::int as taken,
       (count(*) filter (where p.queue_number is not null))::int as listed,
       (count(*) filter (where p.answer = 'MAYBE'))::int as maybes
     from huddles h left join (select huddle_id, place, party, queue_number, answer from participations
         union all select huddle_id, place, party, queue_number, 'YES' from unregistered_parties) p
       on p.huddle_id = h.id where h.id = $1 group by h.id`,
    [id],
  );
  if (!rows[0]) throw new Error('no such huddle');
  return rows[0];
}

function expectRight(state: State): void {
  expect(state.taken).toBeLessThanOrEqual(state.capacity);
  expect([state.counted, state.waiting, state.maybe]).toEqual([state.taken, state.listed, state.maybes]);
}

const queue = async (id: string) =>
  (
    await world.platform.database.pool.query<{ person_id: string; party: number; place: string }>(
      `select person_id, party, place from (
         select person_id, party, place, huddle_id, queue_number from participations
         union all select id, party, place, huddle_id, queue_number from unregistered_parties) p
       where huddle_id = $1 and queue_number is not null order by queue_number`,
      [id],
    )
  ).rows.filter(({ place }) => place === 'WAITING');

/** Room is given one by one: each time the first party that fits gets it, and nobody else moves. */
async function expectOrder(id: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const [before, state] = [await queue(id), await recount(id)];
    await world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity: state.capacity + 1 });
    let room = state.capacity + 1 - state.taken;
    const left = before.filter(({ party }) => {
      if (party > room) return true;
      room -= party;
      return false;
    });
    expect((await queue(id)).map(({ person_id }) => person_id)).toEqual(
      left.map(({ person_id }) => person_id),
    );
  }
}

test(
  'HUD-14 HUD-29 random histories, also by hand: the limit holds at every read, counters equal a recount, the order is kept',
  async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 48 }), fc.boolean(), async (steps, near) => {
        const id = await plan(near);
        let running = true;
        const watching = (async () => {
          for (; running; read += 1) expectRight(await recount(id));
        })();
        const answers = await Promise.all(steps.map((each) => run(id, each)));
        running = false;
        await watching;
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const state = await recount(id);
        expectRight(state);
        const room = state.capacity - state.taken;
        expect((await queue(id)).filter(({ party }) => party <= room)).toEqual([]);
        await expectOrder(id);
      }),
      { numRuns: RUNS },
    );
    expect(read).toBeGreaterThan(RUNS);
  },
  RUNS * 4_000,
);
