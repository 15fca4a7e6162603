import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { type AccessLevel, accessLevelOf } from '#areas/huddle/rules/access.ts';
import { type Askers, askers, carpoolAccessOf } from '../rules/access.ts';
import type { RideState } from '../rules/ride.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const privacies = ['NONE', 'PUBLIC', 'PRIVATE'] as const;
const parts = ['STRANGER', 'INVITED', 'REQUESTED', 'MAYBE', 'CONFIRMED', 'CO_HOST'] as const;
const rides: readonly (RideState | null)[] = [null, 'ASKED', 'ACCEPTED', 'DECLINED', 'REMOVED'];
const relations = ['NONE', 'FOLLOWS', 'BLOCKED'] as const;

interface Case {
  readonly privacy: (typeof privacies)[number];
  readonly part: (typeof parts)[number];
  readonly ride: RideState | null;
  readonly relation: (typeof relations)[number];
  readonly whoMayAsk: Askers;
}

const cases: Case[] = privacies.flatMap((privacy) =>
  (privacy === 'NONE' ? (['STRANGER'] as const) : parts).flatMap((part) =>
    rides.flatMap((ride) =>
      relations.flatMap((relation) =>
        askers
          .filter((each) => privacy !== 'NONE' || each !== 'PARTICIPANTS')
          .map((whoMayAsk) => ({ privacy, part, ride, relation, whoMayAsk })),
      ),
    ),
  ),
);

const answers = {
  MAYBE: ['MAYBE', 'NONE'],
  CONFIRMED: ['YES', 'CONFIRMED'],
  REQUESTED: ['YES', 'REQUESTED'],
};

async function takePart(huddleId: string, { part }: Case, { personId }: CastMember): Promise<void> {
  if (part === 'STRANGER') return;
  const [answer, place] = part in answers ? answers[part as keyof typeof answers] : [null, 'NONE'];
  await world.platform.database.pool.query(
    `insert into participations (huddle_id, person_id, role, answer, place, invited_at) values ($1, $2, $3, $4, $5, $6)`,
    [
      huddleId,
      personId,
      part === 'CO_HOST' ? 'CO_HOST' : 'PARTICIPANT',
      answer,
      place,
      part === 'INVITED' ? world.platform.now() : null,
    ],
  );
}

function huddleAccess({ privacy, part }: Case): AccessLevel {
  const [answer, place] = part in answers ? answers[part as keyof typeof answers] : [null, 'NONE'];
  return accessLevelOf(
    { privacy: privacy as 'PUBLIC' | 'PRIVATE', status: 'PUBLISHED' },
    {
      participation: {
        role: part === 'CO_HOST' ? 'CO_HOST' : 'PARTICIPANT',
        interested: false,
        party: 1,
        declined: false,
        invited: part === 'INVITED',
        answer: answer as 'YES' | null,
        status: place as 'NONE',
      },
      blocked: false,
      communityMember: false,
      hasLink: false,
    },
  );
}

test('CAR-4 page and list show a carpool to the same people, those whom the rule names', async () => {
  const { pool } = world.platform.database;
  const driver = await world.enter({ username: 'driver' });
  const expected: string[] = [];
  const found: string[] = [];
  let number = 0;
  for (const privacy of privacies) {
    const huddleId = privacy === 'NONE' ? null : await stage.huddle([], { privacy });
    if (huddleId) await takePart(huddleId, { part: 'CONFIRMED' } as Case, driver);
    for (const each of cases.filter((one) => one.privacy === privacy)) {
      number += 1;
      const viewer = await world.enter({ username: `viewer${number}` });
      await pool.query('delete from carpools');
      const car = await stage.offer(driver, { huddleId, whoMayAsk: each.whoMayAsk });
      if (huddleId) await takePart(huddleId, each, viewer);
      if (each.ride)
        await pool.query(
          `insert into carpool_rides (carpool_id, rider_id, state, party, goes_out, comes_back, accepted_at, changed_at)
           values ($1, $2, $3, 1, true, true, now(), now())`,
          [car, viewer.personId, each.ride],
        );
      if (each.relation === 'FOLLOWS')
        await pool.query(
          `insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING')`,
          [viewer.personId, driver.personId],
        );
      if (each.relation === 'BLOCKED')
        await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
          viewer.personId,
          driver.personId,
        ]);
      const access = carpoolAccessOf(each.whoMayAsk, {
        isOwner: false,
        blocked: each.relation === 'BLOCKED',
        followsOwner: each.relation === 'FOLLOWS',
        ride: each.ride,
        huddle: privacy === 'NONE' ? null : { privacy, access: huddleAccess(each) },
      });
      const page = await stage.read(viewer, car);
      const list = (await world.as(viewer).get('/api/carpools')).body.items.length;
      const name = JSON.stringify(each);
      expected.push(`${name} ${access} ${access === 'NOTHING' ? 0 : 1}`);
      found.push(`${name} ${page.status === 404 ? 'NOTHING' : page.body.sight} ${list}`);
    }
  }
  expect(found).toEqual(expected);
  expect(new Set(expected.map((line) => line.split(' ').at(-2))).size).toBe(3);
}, 120_000);
