import type { PersonId } from '#platform/shared/ids.ts';
import type { DemoPerson } from './make-people.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

export interface DemoFollow {
  readonly follower_id: PersonId;
  readonly followee_id: PersonId;
  readonly state: 'FOLLOWING' | 'REQUESTED';
  readonly since: Date;
}

/** Who follows whom: a few are followed by many, and the cast knows each other. */
export function* makeFollows(
  random: Random,
  people: readonly DemoPerson[],
  now: Date,
): Generator<DemoFollow> {
  for (const [at, follower] of people.entries()) {
    const chosen = new Set<DemoPerson>(at < 2 ? people.slice(0, 2) : []);
    const wanted = random.between(2, 12);
    for (let tries = 0; tries < wanted; tries++) {
      const followee = people[Math.floor(random.next() ** 2 * people.length)];
      if (followee) chosen.add(followee);
    }
    chosen.delete(follower);
    for (const followee of chosen) {
      const asks = followee.connection_approval_required && random.chance(0.5);
      yield {
        follower_id: follower.id,
        followee_id: followee.id,
        state: asks ? 'REQUESTED' : 'FOLLOWING',
        since: new Date(now.getTime() - random.between(0, 300 * DAY_MS)),
      };
    }
  }
}
