import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { countStatements } from '#app/server/testing/count-statements.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

const DAY_MS = 86_400_000;

/** An outing of Asha's with these people, that is over when it answers. */
async function goOut(people: readonly CastMember[], changes: object = {}): Promise<void> {
  const start = world.platform.now().getTime() + 7 * DAY_MS;
  const plan = {
    name: 'Ridge walk',
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + DAY_MS / 3).toISOString(),
    ...changes,
  };
  const { body } = await world.as(world.asha).post('/api/huddles', plan);
  for (const each of people) {
    const { status } = await world.as(each).put(`/api/huddles/${body.id}/rsvp`, { rsvpType: 'YES' });
    expect(status).toBe(200);
  }
  world.setNow(new Date(world.platform.now().getTime() + 9 * DAY_MS));
}

async function companions(viewer: CastMember): Promise<string[] | null> {
  const { status, body } = await world.as(viewer).get('/api/profiles/asha/companions');
  expect(status).toBe(200);
  const found = body.companions as { face: { username: string }; outings: number }[] | null;
  return found?.map(({ face, outings }) => `${face.username} ${outings}`) ?? null;
}

const show = (who: CastMember, part: 'CLUBS' | 'COMPANIONS', shown: boolean) =>
  world.as(who).put('/api/me/companions', { part, shown });

test('PER-10 I read with whom I went out most, and nobody else does as long as I say nothing', async () => {
  const { asha, ben, cleo } = world;
  await goOut([ben, cleo]);
  await goOut([ben], { privacy: 'PRIVATE', invitedIds: [ben.personId] });
  expect(await companions(asha)).toEqual(['ben 2', 'cleo 1']);
  expect(await companions(cleo)).toBeNull();
});

test('PER-10 others meet companions who show theirs too, and only from public outings that show who went', async () => {
  const { asha, ben, cleo } = world;
  const dana = await world.enter({ username: 'dana' });
  await goOut([ben, cleo]);
  await goOut([ben, cleo], { privacy: 'PRIVATE', invitedIds: [ben.personId, cleo.personId] });
  await goOut([ben, cleo], { showAttending: false });
  const { body } = await show(asha, 'COMPANIONS', true);
  expect(body.message).toBe('Others see this on your profile now.');
  expect(await companions(dana)).toEqual([]);
  await show(ben, 'COMPANIONS', true);
  expect(await companions(dana)).toEqual(['ben 1']);
  await show(asha, 'COMPANIONS', false);
  expect(await companions(dana)).toBeNull();
});

test('PER-9 nobody meets among companions somebody who blocks them', async () => {
  const { asha, ben, cleo } = world;
  await goOut([ben, cleo]);
  await show(asha, 'COMPANIONS', true);
  await show(ben, 'COMPANIONS', true);
  expect(await companions(cleo)).toEqual(['ben 1']);
  await world.as(ben).put(`/api/me/blocks/${cleo.personId}`);
  expect(await companions(cleo)).toEqual([]);
});

test('PER-10 clubs are shown as their owner allows: public ones, and those that both belong to', async () => {
  const { asha, ben, cleo } = world;
  const found = async (name: string, privacy: string) => {
    const { status, body } = await world.as(asha).post('/api/communities', { name, privacy });
    expect(status).toBe(200);
    return body.id as string;
  };
  await found('Ridge club', 'PUBLIC');
  await found('Secret club', 'HIDDEN');
  const clubs = async (viewer: CastMember) => {
    const { body } = await world.as(viewer).get('/api/profiles/asha/companions');
    return (body.clubs as { name: string }[] | null)?.map(({ name }) => name).sort() ?? null;
  };
  expect(await clubs(asha)).toEqual(['Ridge club', 'Secret club']);
  expect(await clubs(cleo)).toBeNull();
  await show(asha, 'CLUBS', true);
  expect(await clubs(ben)).toEqual(['Ridge club']);
});

test('PER-10 clubs and companions cost the same few statements, however many outings there were', async () => {
  const { asha, ben, cleo } = world;
  const count = () => countStatements(world, () => companions(asha));
  await goOut([ben]);
  const few = await count();
  for (let time = 0; time < 4; time += 1) await goOut([ben, cleo]);
  expect(await count()).toBe(few);
});
