import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

/** Founds a community through the API and answers with its id. */
export async function found(world: TestApp, owner: CastMember, changes: object = {}): Promise<string> {
  const made = await world.as(owner).post('/api/communities', { name: 'Ridge walkers', ...changes });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.id;
}
