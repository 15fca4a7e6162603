import { expect } from 'vitest';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

const nothing = { taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };

/** Begins a post and answers its id. */
export async function begin(world: TestApp, who: CastMember): Promise<string> {
  const begun = await world.as(who).post('/api/posts/init');
  expect(begun.status, begun.text).toBe(200);
  return begun.body.id;
}

/** Tries to publish; `more` is merged into the form. */
export async function trySaying(world: TestApp, who: CastMember, content: string, more: object = {}) {
  const id = await begin(world, who);
  return world.as(who).post(`/api/posts/${id}`, { content, ...nothing, ...more });
}

/** Publishes a post and answers its id. */
export async function say(
  world: TestApp,
  who: CastMember,
  content: string,
  more: object = {},
): Promise<string> {
  const said = await trySaying(world, who, content, more);
  expect(said.status, said.text).toBe(200);
  return said.body.id;
}

/** Somebody follows somebody, as if both had agreed. */
export async function follow(world: TestApp, follower: CastMember, followee: CastMember): Promise<void> {
  await world.platform.database.pool.query(
    `insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING') on conflict do nothing`,
    [follower.personId, followee.personId],
  );
}

export async function unfollow(world: TestApp, follower: CastMember, followee: CastMember): Promise<void> {
  await world.platform.database.pool.query(
    'delete from follows where follower_id = $1 and followee_id = $2',
    [follower.personId, followee.personId],
  );
}

export async function block(world: TestApp, blocker: CastMember, blocked: CastMember): Promise<void> {
  await world.platform.database.pool.query(
    'insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing',
    [blocker.personId, blocked.personId],
  );
}
