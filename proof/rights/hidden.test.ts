import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import { type Fixture, type Persona, type Stage, setStage } from './personas.ts';
import { onMissing, requests } from './requests.ts';
import { sendAs, withoutIdentity } from './send.ts';

let world: TestApp;
let stage: Stage;
let secret: Fixture;
const NAME = 'Quartz owls';
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
  secret = await stage.fixture('SECRET');
  await world.platform.database.db
    .updateTable('communities')
    .set({ name: NAME, description: 'Quartz at night', tags: ['quartz'] })
    .where('id', '=', secret.communityId as CommunityId)
    .execute();
  const outing = {
    community_id: secret.communityId as CommunityId,
    privacy: 'COMMUNITY',
    name: 'Quartz by moonlight',
  } as const;
  await world.platform.database.db
    .updateTable('huddles')
    .set(outing)
    .where('id', '=', secret.huddleId as HuddleId)
    .execute();
  await world.runJobs();
});
afterAll(() => world.close());

/** Every operation whose request names the community: its own and those of its conversation. */
function doors(): string[] {
  const { H } = stage.people;
  return Object.entries(requests).flatMap(([operation, make]) =>
    JSON.stringify(make(secret, 'U', H.personId)).includes(secret.communityId) ? [operation] : [],
  );
}

test.each(['V', 'U', 'X'] as const)(
  'abuse 8: to %s no door of a hidden community differs from one that does not exist (COM-1)',
  async (persona: Persona) => {
    const known = doors();
    expect(known.length).toBeGreaterThan(30);
    for (const operation of known) {
      // Its word invites anyone who brings it, but those who were banned.
      if (operation === 'takeInvitation' && persona === 'U') continue;
      const make = requests[operation];
      if (!make) throw new Error(operation);
      const self = stage.people.H.personId;
      const there = await sendAs(world, stage, persona, make(secret, persona, self));
      const missing = await sendAs(world, stage, persona, make(onMissing(secret), persona, self));
      expect([operation, withoutIdentity(there)]).toEqual([operation, withoutIdentity(missing)]);
      expect([operation, there.status]).toEqual([
        operation,
        persona === 'V' && there.status === 401 ? 401 : 404,
      ]);
    }
  },
);

const { id: someId } = { id: '018f0000-0000-7000-8000-000000000000' };

test('abuse 8: neither a list, a search, a feed nor the sitemap tells a stranger of a hidden community (COM-1)', async () => {
  const stranger = world.as(stage.people.U);
  const lists = (id: string) => [
    '/api/communities?text=quartz',
    '/api/communities?topic=quartz',
    '/api/search?q=quartz',
    `/api/huddles/discover?communityId=${id}`,
    `/api/huddles?pastOf=${id}`,
    '/api/huddles/discover?q=quartz',
  ];
  for (const [at, path] of lists(secret.communityId).entries()) {
    const seen = await stranger.get(path);
    expect([path, seen.status, seen.text.toLowerCase().includes('quartz')]).toEqual([path, 200, false]);
    expect(seen.text).toBe((await stranger.get(lists(someId)[at] as string)).text);
  }
  for (const path of ['/api/public/communities?text=quartz', '/sitemap.xml']) {
    const seen = await world.as(null).get(path);
    expect([path, seen.text.includes(secret.communityId), /quartz/i.test(seen.text)]).toEqual([
      path,
      false,
      false,
    ]);
  }
  // A stream opens with what is visible (R1): what is hidden looks like what does not exist.
  const watch = (id: string) =>
    sendAs(world, stage, 'U', { method: 'GET', url: `/api/sse/subscribe?watch=community:${id}` });
  expect((await watch(secret.communityId)).status).toBe((await watch(someId)).status);
  // The same questions of a member are answered: they would have told.
  const inside = await world.as(stage.people.P).get('/api/communities?text=quartz');
  expect(inside.text).toContain(NAME);
});
