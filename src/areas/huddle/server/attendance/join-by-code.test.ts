import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { askForCode, codeMailed, enterByMail } from '#platform/server/identity/testing/mail-code-journey.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  // The provider's tokens are of real time.
  world.setNow(new Date());
});
afterAll(() => world.close());

async function plan(changes: object = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

/** Somebody who has come by a code, with the token of their log-in. */
async function newcomer(email: string) {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { ask } = await askForCode(browser, email);
  const { code } = await codeMailed(world.platform, email);
  const { tokens } = await enterByMail(browser, { ask, code });
  return callerOf(world.app, { ...world.asha, token: tokens?.access_token ?? '' });
}

const yes = { rsvpType: 'YES' };

test('GATE-14: who came by a code says yes before they have chosen a name, and hosts see them', async () => {
  const id = await plan({ guestAllowed: true, guestLimit: 2, guestAllowedAges: ['ADULT'] });
  const caller = await newcomer('join.first@example.org');
  const said = await caller.put(`/api/huddles/${id}/rsvp`, { ...yes, guests: { ADULT: 2 } });
  expect(said.body.participation).toMatchObject({ confirmed: true, guestCount: 2 });
  const { displayName } = (await caller.get('/api/me')).body;
  const people = await world.as(world.asha).get(`/api/huddles/${id}/participants`);
  expect(people.body.items.map((each: { person: object }) => each.person)).toMatchObject([{ displayName }]);
  await world.runJobs();
  const told = await world.as(world.asha).get('/api/notifications');
  expect(JSON.stringify(told.body)).toContain(displayName);
});

test('GATE-14: the rules of the huddle hold: full waits, approval asks, a closed window refuses', async () => {
  const [full, asks] = [await plan({ capacity: 1 }), await plan({ approvalRequired: true })];
  await world.as(world.ben).put(`/api/huddles/${full}/rsvp`, yes);
  const past = new Date(world.platform.now().getTime() - 60_000).toISOString();
  const closed = await plan({ rsvpEndDateTime: past });
  const caller = await newcomer('join.rules@example.org');
  const answer = async (id: string) => (await caller.put(`/api/huddles/${id}/rsvp`, yes)).body;
  expect((await answer(full)).participation).toMatchObject({ waiting: true, queuePosition: 1 });
  expect((await answer(asks)).participation).toMatchObject({ requested: true, confirmed: false });
  expect(await answer(closed)).toMatchObject({ code: 'RSVP_ENDED' });
});

test('GATE-14: somebody suspended reads that they are, only after the code of their own mail', async () => {
  const email = 'join.suspended@example.org';
  const id = await plan();
  await (await newcomer(email)).get('/api/me');
  await world.platform.database.pool.query('update people set suspended_at = now() where email = $1', [
    email,
  ]);
  const again = await newcomer(email);
  expect((await again.put(`/api/huddles/${id}/rsvp`, yes)).body).toMatchObject({ code: 'SUSPENDED' });
});

test('GATE-7: the name that was suggested is replaced once, with any username that is free', async () => {
  const caller = await newcomer('join.named@example.org');
  const units = { mass: 'KG', length: 'KM', volume: 'L', energy: 'KCAL', temperature: 'C', time: 'H24' };
  const named = (username: string) =>
    caller.put('/api/me/onboarding', {
      displayName: 'Nia Berg',
      username,
      location: null,
      interestTags: [],
      units,
      timeZone: 'Europe/Zurich',
    });
  expect((await named('asha')).body.code).toBe('USERNAME_TAKEN');
  expect((await caller.get('/api/me')).body).toMatchObject({ onboarded: false, nameSuggested: true });
  expect((await named('nia.berg')).status).toBe(200);
  expect((await caller.get('/api/me')).body).toMatchObject({
    onboarded: true,
    nameSuggested: false,
    username: 'nia.berg',
    displayName: 'Nia Berg',
  });
  expect((await named('nia.again')).body.code).toBe('USERNAME_KEPT');
});
