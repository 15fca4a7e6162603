import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Stage, State } from './personas.ts';

const privacies = { OPEN: 'PUBLIC', CLOSED: 'PRIVATE', SECRET: 'HIDDEN' } as const;
export type CommunityState = keyof typeof privacies;

const standings = {
  H: ['MEMBER', 'OWNER'],
  CH: ['MEMBER', 'ADMIN'],
  P: ['MEMBER', 'MEMBER'],
  SU: ['MEMBER', 'MEMBER'],
  R: ['REQUESTED', 'MEMBER'],
  I: ['INVITED', 'MEMBER'],
  X: ['BANNED', 'MEMBER'],
} as const;

/** A community in which the personas stand as the table says; none, so an empty id, in a state of huddles. */
export async function foundCommunity(world: TestApp, people: Stage['people'], state: State): Promise<string> {
  if (!(state in privacies)) return '';
  const { pool } = world.platform.database;
  const [id, now] = [newId<string>(), world.platform.now()];
  await pool.query(
    `insert into communities (id, name, privacy, member_count, request_count, created_by, created_at, updated_at)
     values ($1, 'Rights club', $2, 4, 1, $3, $4, $4)`,
    [id, privacies[state as CommunityState], people.H.personId, now],
  );
  for (const [persona, [standing, role]] of Object.entries(standings)) {
    await pool.query(
      'insert into memberships (community_id, person_id, state, role, since) values ($1, $2, $3, $4, $5)',
      [id, people[persona as keyof typeof standings].personId, standing, role, now],
    );
  }
  return id;
}
