import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideInterest, decideRsvp, decideWithdrawal } from '#areas/huddle/rules/rsvp.ts';
import type { Answer } from '#areas/huddle/rules/state.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { factsOf, participationState } from '#areas/huddle/server/rows.ts';
import { factsOfView, myFactsOfView } from '#areas/huddle/web/facts-of-view.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const day = 86_400_000;
const huddles = fc.record({
  starts: fc.integer({ min: -2, max: 6 }),
  opens: fc.option(fc.integer({ min: -4, max: 1 })),
  closes: fc.option(fc.integer({ min: 2, max: 3 })),
  status: fc.constantFrom('PUBLISHED', 'CANCELLED'),
  privacy: fc.constantFrom('PUBLIC', 'PRIVATE'),
  flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
});
const parts = fc.record({
  role: fc.constantFrom('PARTICIPANT', 'PARTICIPANT', 'PARTICIPANT', 'CO_HOST'),
  place: fc.constantFrom('NONE', 'CONFIRMED', 'REQUESTED', 'WAITING', 'OFFERED'),
  answer: fc.constantFrom(null, 'MAYBE', 'NO'),
  invited: fc.boolean(),
  declined: fc.boolean(),
});
const wishes = fc.record({
  answer: fc.constantFrom<Answer>('YES', 'MAYBE', 'NO'),
  guests: fc.constantFrom(undefined, { ADULT: 1 }, { KID: 1 }, { ADULT: 3 }, { ADULT: -1 }),
});

async function plant(huddle: typeof huddles extends fc.Arbitrary<infer H> ? H : never): Promise<HuddleId> {
  const now = world.platform.now().getTime();
  const at = (days: number | null) => (days === null ? null : new Date(now + days * day));
  const [guestAllowed, approval, decisive, paid] = huddle.flags;
  const { rows } = await world.platform.database.pool.query(
    `insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, rsvp_starts_at,
       rsvp_ends_at, guest_allowed, guest_limit, guest_allowed_ages, approval_required, decisive_rsvp, payment_mode, created_by)
     values (gen_random_uuid(), 'Walk', 'HIKING', $1, $2, $3, $4, 'UTC', $5, $6, $7, 2, '{ADULT}', $8, $9, $10, $11)
     returning id`,
    [
      huddle.privacy,
      huddle.status,
      at(huddle.starts),
      at(huddle.starts + 1),
      at(huddle.opens),
      at(huddle.closes),
      guestAllowed,
      approval,
      decisive,
      paid ? 'PAID' : 'FREE',
      world.asha.personId,
    ],
  );
  return rows[0].id;
}

async function takePart(
  id: HuddleId,
  part: typeof parts extends fc.Arbitrary<infer P> ? P : never,
): Promise<void> {
  const now = world.platform.now();
  const queued = part.place === 'WAITING' || part.place === 'OFFERED';
  const isHost = part.role === 'CO_HOST';
  await world.platform.database.pool.query(
    `insert into participations (huddle_id, person_id, role, answer, place, queue_number, offer_ends_at, invited_at, declined_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      world.ben.personId,
      part.role,
      isHost ? null : part.place === 'NONE' ? part.answer : 'YES',
      isHost ? 'NONE' : part.place,
      queued && !isHost ? 1 : null,
      part.place === 'OFFERED' && !isHost ? now : null,
      part.invited ? now : null,
      part.declined ? now : null,
    ],
  );
}

test('HUD-13 page and server decide every answer alike: the same functions on what each of them knows', async () => {
  const { db } = world.platform.database;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(huddles, parts, wishes, async (huddle, part, input) => {
      const id = await plant(huddle);
      await takePart(id, part);
      const found = await findHuddle(db, { personId: world.ben.personId }, id);
      if (!found) return;
      const now = world.platform.now();
      const [state, me] = [factsOf(found.row), participationState(found.mine ?? undefined)];
      const view = JSON.parse(JSON.stringify(presentHuddle(found, true)));
      const [shown, mine] = [factsOfView(view), myFactsOfView(view)];
      const decided = decideRsvp(state, me, input, now);
      expect(decideRsvp(shown, mine, input, now)).toEqual(decided);
      expect(decideWithdrawal(shown, mine, now)).toEqual(decideWithdrawal(state, me, now));
      expect(decideInterest(shown, mine, now)).toEqual(decideInterest(state, me, now));
      seen.add('code' in decided ? decided.code : decided.wants);
    }),
    { numRuns: 150 },
  );
  expect(seen.size).toBeGreaterThan(6);
});
