import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { huddleForm } from '../../contract/fields.ts';
import { type FormFieldName, simpleNames } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';
import { formOf, planOf } from '../testing/plans.ts';
import { columnsOf, valuesOf } from './fields.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const asha = () => world.as(world.asha);

async function rowOf(id: HuddleId) {
  const { db } = world.platform.database;
  return db.selectFrom('huddles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('HUD-4 what a host sends is what the row says, written the same way', async () => {
  const venue = { name: 'Hut', formattedAddress: 'Ridge 1', lat: 46.5, lng: 7.5 };
  const plan = planOf(world.platform.now(), { venue, capacity: 9, tags: ['sun'], distanceMeters: 12_345 });
  const { id } = (await asha().post('/api/huddles', plan)).body;
  const row = await rowOf(id);
  expect(valuesOf(row)).toMatchObject({ ...plan, venue });
  expect(columnsOf(valuesOf(row))).toMatchObject({
    starts_at: plan.startDateTime,
    venue: JSON.stringify(venue),
    distance_meters: 12_345,
    rsvp_starts_at: null,
  });
});

describe('R14, HUD-4 a field that only the table names', () => {
  test.each(simpleNames)('%s is saved, shown, edited, copied, repeated and found', async (name) => {
    const made = await asha().post('/api/huddles', planOf(world.platform.now(), { [name]: true }));
    const { id } = made.body;
    const plain = (await asha().post('/api/huddles', planOf(world.platform.now()))).body.id;
    expect((await asha().get(`/api/huddles/${id}`)).body[name]).toBe(true);
    expect((await asha().get(`/api/huddles/${plain}`)).body[name]).toBe(false);
    expect((await asha().get(`/api/huddles/${id}/plan`)).body.form[name]).toBe(true);
    const copy = (await asha().post(`/api/huddles/${id}/copies`, {})).body.id;
    expect((await asha().get(`/api/huddles/${copy}/plan`)).body.form[name]).toBe(true);
    const found = (await asha().get(`/api/huddles/discover?${name}=true`)).body.items;
    expect(found.map((card: { id: string }) => card.id)).toEqual([id]);
    expect(found[0][name]).toBe(true);
    await asha().post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 2 });
    const series = (await asha().get(`/api/huddles/discover?${name}=true`)).body.items;
    expect(series).toHaveLength(3);
    const { edition } = (await asha().get(`/api/huddles/${id}/plan`)).body;
    const plan = planOf(world.platform.now());
    await asha().put(`/api/huddles/${id}/plan`, { plan, edition, scope: 'FOLLOWING' });
    expect((await asha().get(`/api/huddles/discover?${name}=true`)).body.items).toEqual([]);
  });
});

describe('HUD-4 a draft from before a field was added', () => {
  test.each(Object.keys(emptyFormValues()) as FormFieldName[])(
    'is read and saved without %s',
    async (name) => {
      const { [name]: _absent, ...before } = formOf({ name: 'Ridge', activity: 'GENERAL' });
      expect(huddleForm.parse(before)).toEqual({
        ...formOf({ name: 'Ridge', activity: 'GENERAL' }),
        [name]: emptyFormValues()[name],
      });
    },
  );

  test('comes back with the field empty, and can be saved again', async () => {
    const { id } = (await asha().post('/api/huddles/drafts', { form: formOf({ name: 'Ridge' }) })).body;
    await world.platform.database.pool.query(
      `update huddles set draft_form = draft_form - 'dogsAllowed' - 'carpooling' where id = $1`,
      [id],
    );
    const { form, edition } = (await asha().get(`/api/huddles/${id}/plan`)).body;
    expect(form).toEqual(formOf({ name: 'Ridge' }));
    expect((await asha().put(`/api/huddles/${id}/draft`, { form, edition })).status).toBe(200);
    const { id: copy } = (await asha().post(`/api/huddles/${id}/copies`, {})).body;
    expect((await asha().get(`/api/huddles/${copy}/plan`)).body.form.dogsAllowed).toBe(false);
  });
});
