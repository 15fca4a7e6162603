import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { formOf, planOf as planFor, sayYesToHosting } from '../testing/plans.ts';

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
    .put(`/api/huddles/${id}/draft`, { form: { ...form, carpooling: true, capacity: '9' }, edition });
  const later = outing('b1', { start: '2027-06-27T08:00', end: '2027-06-27T16:00' });
  expect((await send(world.asha, [later])).body).toMatchObject({ made: [], moved: 1 });
  expect((await planOf(world.asha, id)).form).toMatchObject({
    start: '2027-06-27T08:00',
    carpooling: true,
    capacity: '9',
  });
  expect((await preview(world.asha, [later])).body.outcomes).toEqual(['SAME']);
  // What is cancelled there stays here: somebody may have answered.
  const cancelled = [
    { ...later, cancelled: true },
    { ...outing('b2'), cancelled: true },
  ];
  expect((await send(world.asha, cancelled)).body).toMatchObject({ made: [], moved: 0, importId: null });
  expect((await preview(world.asha, cancelled)).body.outcomes).toEqual(['CANCELLED', 'CANCELLED']);
});

test('I4, COM-15 the same feed with new names each time gives one set; a changed time is asked, and moves', async () => {
  const start = (day: number) => ({ start: `2027-07-0${day}T08:00`, end: `2027-07-0${day}T16:00` });
  const named = (run: number, second = start(2)) =>
    [start(1), second, start(3)].map((times, at) =>
      outing(`c${run}-${at}`, { name: 'Evening round', ...times }),
    );
  const first = (await send(world.asha, named(1))).body.made;
  expect(first).toHaveLength(3);
  for (const run of [2, 3]) expect((await send(world.asha, named(run))).body.made).toEqual([]);
  const changed = named(4, start(5));
  expect((await preview(world.asha, changed)).body).toEqual({
    outcomes: ['SAME', 'UNSURE', 'SAME'],
    before: [null, '2027-07-02T08:00', null],
  });
  expect((await send(world.asha, changed)).body).toMatchObject({ made: [], moved: 0, importId: null });
  const moved = changed.map((each, at) => ({ ...each, ...(at === 1 && { meant: 'MOVED' }) }));
  expect((await send(world.asha, moved)).body).toMatchObject({ made: [], moved: 1 });
  expect((await planOf(world.asha, first[1])).form.start).toBe('2027-07-05T08:00');
  for (const run of [5, 6])
    expect((await preview(world.asha, named(run, start(5)))).body.outcomes).toEqual(['SAME', 'SAME', 'SAME']);
  const more = [...named(7, start(5)), outing('c7-3', { name: 'Evening round', ...start(8) })];
  expect((await preview(world.asha, more)).body.outcomes).toEqual(['SAME', 'SAME', 'SAME', 'NEW']);
});

test('C18, COM-15 a whole import is undone for seven days; what was published or changed since stays', async () => {
  const dara = await world.enter({ username: 'dara' });
  const before = (await send(dara, [outing('u1'), outing('u2')])).body.made;
  const later = { start: '2027-06-27T08:00', end: '2027-06-27T16:00' };
  const file = [outing('u1', later), outing('u2', later), outing('u3'), outing('u4')];
  const { made, importId } = (await send(dara, file)).body;
  const { form, edition } = await planOf(dara, made[1]);
  await world.as(dara).put(`/api/huddles/${made[1]}/draft`, { form: { ...form, capacity: '9' }, edition });
  const { items } = (await world.as(dara).get('/api/huddles/imports')).body;
  expect(items.map((item: { made: number; moved: number }) => [item.made, item.moved])).toEqual([[2, 2]]);
  expect((await world.as(world.ben).delete(`/api/huddles/imports/${importId}`)).status).toBe(404);
  const undone = await world.as(dara).delete(`/api/huddles/imports/${importId}`);
  expect(undone.body).toMatchObject({ undone: 3, kept: 1 });
  for (const id of before) expect((await planOf(dara, id)).form.start).toBe('2027-06-20T08:00');
  expect((await world.as(dara).get(`/api/huddles/${made[0]}/plan`)).status).toBe(404);
  expect((await planOf(dara, made[1])).form.capacity).toBe('9');
  expect((await world.as(dara).delete(`/api/huddles/imports/${importId}`)).status).toBe(404);
  // As if it had never been: the file makes and moves the same again.
  expect((await preview(dara, file)).body.outcomes).toEqual(['MOVED', 'MOVED', 'NEW', 'SAME']);
});

test('C18, COM-15 after seven days an import stays', async () => {
  const { importId } = (await send(world.ben, [outing('late')])).body;
  world.forward(7 * 86_400_000 + 1);
  expect((await world.as(world.ben).get('/api/huddles/imports')).body.items).toEqual([]);
  const refused = await world.as(world.ben).delete(`/api/huddles/imports/${importId}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_TOO_OLD']);
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

test('HUD-29 a line by a template gets its questions and leader; one by a template of others gets nothing', async () => {
  const asha = world.as(world.asha);
  const clubs = await Promise.all(
    ['Ridge club', 'Lake club'].map(async (name) => (await asha.post('/api/communities', { name })).body.id),
  );
  const [club, other] = clubs;
  await world.as(world.ben).put(`/api/communities/${club}/membership`, {});
  const plan = planFor(world.platform.now(), { communityId: club, coHostIds: [world.ben.personId] });
  const { id } = (await asha.post('/api/huddles', plan)).body;
  await sayYesToHosting(world, id, world.ben);
  const question = {
    id: null,
    text: 'A lamp?',
    kind: 'YES_NO',
    choices: [],
    perPerson: false,
    required: true,
  };
  await asha.put(`/api/huddles/${id}/questions`, { items: [question] });
  const kept = { name: 'Round', leaderId: world.ben.personId };
  const templateId = (await asha.post(`/api/huddles/${id}/community-templates`, kept)).body.id;

  const season = async (of: string | undefined) => {
    const line = { ...outing(`g-${of}`, { name: `Round of ${of}` }), templateId };
    const [draft] = (await send(world.asha, [line], of)).body.made;
    const { form } = await planOf(world.asha, draft);
    const { items } = (await asha.get(`/api/huddles/${draft}/questions`)).body;
    return { coHostIds: form.coHostIds, asked: items.map(({ text }: { text: string }) => text) };
  };
  expect(await season(club)).toEqual({ coHostIds: [world.ben.personId], asked: ['A lamp?'] });
  expect(await season(other)).toEqual({ coHostIds: [], asked: [] });
});
