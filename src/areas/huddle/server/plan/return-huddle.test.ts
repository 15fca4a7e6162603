import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { approvingClub, timesTold } from '../testing/approving-club.ts';

let world: TestApp;
let on: Awaited<ReturnType<typeof approvingClub>>;
const DAY_MS = 86_400_000;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  on = await approvingClub(world);
});

describe('COM-11, HUD-29 cancelled, and back', () => {
  test('the reason is named, and it takes place after all with those who have a place', async () => {
    const id = await on.approved();
    await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    const cancel = (reason: string) =>
      world.as(world.ben).post(`/api/huddles/${id}/cancellation`, { reason, scope: 'THIS' });
    expect((await cancel(' ')).body.code).toBe('REASON_MISSING');
    expect((await cancel('Storm')).status).toBe(200);
    const back = (who: CastMember, to: string) => world.as(who).post(`/api/huddles/${id}/return`, { to });
    expect((await back(world.cleo, 'PUBLISHED')).body.code).toBe('NOT_A_HOST');
    expect((await back(world.ben, 'PUBLISHED')).body.code).toBe('HUDDLE_RETURNED');
    expect((await back(world.ben, 'PUBLISHED')).body.code).toBe('NOT_CANCELLED');
    const again = await on.view(world.cleo, id);
    expect(again).toMatchObject({
      status: 'PUBLISHED',
      cancelReason: '',
      participation: { confirmed: true },
    });
    expect(await timesTold(world, world.cleo, 'HUDDLE_RETURNED', id)).toBe(1);
  });

  test('as a draft again it has nobody’s answer and no yes', async () => {
    const id = await on.approved();
    await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    await world.as(world.ben).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm', scope: 'THIS' });
    const back = await world.as(world.ben).post(`/api/huddles/${id}/return`, { to: 'DRAFT' });
    expect(back.body.code).toBe('HUDDLE_REDRAFTED');
    expect((await on.view(world.cleo, id)).code).toBe('NOT_FOUND');
    expect(await on.planView(world.ben, id)).toMatchObject({
      status: 'DRAFT',
      proposal: null,
      approval: null,
    });
    expect((await on.publish(world.ben, id)).body.code).toBe('HUDDLE_PROPOSED');
    await on.agree(world.asha, id);
    expect(await on.view(world.cleo, id)).toMatchObject({
      participation: { confirmed: false },
      participantsSummary: { totalConfirmedPeople: 0 },
    });
  });

  test('what began meanwhile does not return', async () => {
    const id = await on.approved();
    await world.as(world.ben).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm', scope: 'THIS' });
    world.forward(8 * DAY_MS);
    const back = await world.as(world.ben).post(`/api/huddles/${id}/return`, { to: 'PUBLISHED' });
    expect(back.body.code).toBe('START_IN_PAST');
  });
});
