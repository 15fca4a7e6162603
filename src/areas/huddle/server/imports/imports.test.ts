import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { formOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const outing = (uid: string, changes: Partial<HuddleForm> = {}) => ({
  uid,
  form: formOf({ name: `Tour ${uid}`, start: '2027-06-20T08:00', end: '2027-06-20T16:00', ...changes }),
});
type Outing = ReturnType<typeof outing>;
const preview = (who: CastMember, outings: readonly Outing[], communityId: string | null = null) =>
  world.as(who).post('/api/huddles/imports/preview', { communityId, outings });
const send = (who: CastMember, outings: readonly Outing[], communityId: string | null = null) =>
  world.as(who).post('/api/huddles/imports', { communityId, outings });
const planOf = async (who: CastMember, id: string) =>
  (await world.as(who).get(`/api/huddles/${id}/plan`)).body;

test('COM-15 a file becomes drafts, shown before; the same file again makes none', async () => {
  const file = [outing('a1', { whatToBring: 'Poles' }), outing('a2'), outing('a3', { start: '' })];
  expect((await preview(world.asha, file)).body.outcomes).toEqual(['NEW', 'NEW', 'NO_TIME']);
  expect((await preview(world.asha, file)).body.outcomes).toEqual(['NEW', 'NEW', 'NO_TIME']);
  const { body } = await send(world.asha, file);
  expect(body).toMatchObject({ made: [expect.any(String), expect.any(String)], moved: 0 });
  expect(body.message.trim()).toBe('2 drafts are made.');
  const plan = await planOf(world.asha, body.made[0]);
  expect(plan).toMatchObject({
    status: 'DRAFT',
    form: { name: 'Tour a1', whatToBring: 'Poles', communityId: null },
  });
  expect((await preview(world.asha, file)).body.outcomes).toEqual(['SAME', 'SAME', 'NO_TIME']);
  expect((await send(world.asha, file)).body).toMatchObject({ made: [], moved: 0 });
  // The same names in the file of somebody else are theirs.
  expect((await preview(world.ben, file)).body.outcomes).toEqual(['NEW', 'NEW', 'NO_TIME']);
  expect((await world.as(world.ben).get(`/api/huddles/${body.made[0]}`)).status).toBe(404);
});

test('COM-15 a changed time moves the draft and leaves what its host has filled in', async () => {
  const [id] = (await send(world.asha, [outing('b1')])).body.made;
  const { form, edition } = await planOf(world.asha, id);
  await world
    .as(world.asha)
    .put(`/api/huddles/${id}/draft`, { form: { ...form, carpooling: true }, edition });
  const later = outing('b1', { start: '2027-06-27T08:00', end: '2027-06-27T16:00' });
  expect((await send(world.asha, [later])).body).toMatchObject({ made: [], moved: 1 });
  expect((await planOf(world.asha, id)).form).toMatchObject({ start: '2027-06-27T08:00', carpooling: true });
  expect((await preview(world.asha, [later])).body.outcomes).toEqual(['SAME']);
});

test('COM-15 the same feed with new names each time gives one set', async () => {
  const named = (run: number) => [1, 2, 3].map((day) => outing(`c${run}-${day}`, { name: `Day ${day}` }));
  expect((await send(world.asha, named(1))).body.made).toHaveLength(3);
  for (const run of [2, 3]) expect((await send(world.asha, named(run))).body.made).toEqual([]);
});

test('COM-15 outings of a community are imported by those who plan there, once for all of them', async () => {
  const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' });
  const id = made.body.id;
  expect(id, made.text).toBeTruthy();
  expect((await preview(world.ben, [outing('d1')], id)).body.code).toBe('COMMUNITY_UNKNOWN');
  await world.as(world.ben).put(`/api/communities/${id}/membership`, {});
  expect((await send(world.asha, [outing('d1')], id)).body.made).toHaveLength(1);
  // A draft of somebody else: it is planned already, and theirs to change.
  const moved = outing('d1', { start: '2027-06-27T08:00' });
  const seen = await preview(world.ben, [moved, outing('d2')], id);
  expect(seen.body.outcomes, seen.text).toEqual(['PLANNED', 'NEW']);
});

test('COM-15 a file has up to a hundred outings, and leaves nobody with more drafts than the limit', async () => {
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => outing(`${name}${at}`));
  expect((await preview(world.cleo, many(101, 'e'))).status).toBe(400);
  expect((await preview(world.cleo, [])).status).toBe(400);
  expect((await send(world.cleo, many(99, 'e'))).body.made).toHaveLength(99);
  expect((await send(world.cleo, many(2, 'f'))).body.code).toBe('TOO_MANY_PLANS');
  expect((await send(world.cleo, many(1, 'f'))).body.made).toHaveLength(1);
});
