import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

/** Somebody who is asked to host says yes. */
export async function sayYesToHosting(world: TestApp, huddleId: string, who: CastMember): Promise<void> {
  const { status } = await world.as(who).put(`/api/huddles/${huddleId}/host-request`, { accept: true });
  if (status !== 200) throw new Error(`${who.username} could not say yes: ${status}`);
}
