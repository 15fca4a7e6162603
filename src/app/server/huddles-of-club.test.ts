import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function plan(communityId: string, privacy: 'PUBLIC' | 'COMMUNITY', name: string, days = 7) {
  const start = new Date(world.platform.now().getTime() + days * 86_400_000);
  const times = {
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
  };
  const made = await world
    .as(world.asha)
    .post('/api/huddles', planOf(world.platform.now(), { communityId, privacy, name, ...times }));
  expect(made.status).toBe(200);
}

async function seen(communityId: string, more = '') {
  const { status, body } = await world
    .as(null)
    .get(`/api/public/huddles?communityId=${communityId}&limit=2${more}`);
  expect(status).toBe(200);
  return {
    names: body.items.map((item: { name: string }) => item.name),
    next: body.next as string | null,
  };
}

test('D3: a visitor is told the coming public huddles of a public club, page by page, and of no other', async () => {
  const club = await found(world, world.asha, { name: 'Open club' });
  const other = await found(world, world.asha, { name: 'Other club' });
  await plan(club, 'PUBLIC', 'Third', 9);
  await plan(club, 'PUBLIC', 'First', 7);
  await plan(club, 'PUBLIC', 'Second', 8);
  await plan(club, 'COMMUNITY', 'For members', 6);
  await plan(other, 'PUBLIC', 'Elsewhere', 6);
  const first = await seen(club);
  expect(first.names).toEqual(['First', 'Second']);
  expect(await seen(club, `&after=${first.next}`)).toEqual({ names: ['Third'], next: null });
  expect((await seen(other)).names).toEqual(['Elsewhere']);
});

test.each(['PRIVATE', 'HIDDEN'])(
  'D3: which public huddles are those of a %s club is told to no visitor',
  async (privacy) => {
    const club = await found(world, world.asha, { name: 'Closed club', privacy });
    await plan(club, 'PUBLIC', 'Open to all');
    expect(await seen(club)).toEqual({ names: [], next: null });
  },
);

test('D3: a club that is not there has no huddles, and what is no club is refused', async () => {
  expect(await seen('01890000-0000-7000-8000-000000000000')).toEqual({ names: [], next: null });
  expect((await world.as(null).get('/api/public/huddles?communityId=nowhere')).status).toBe(400);
});
