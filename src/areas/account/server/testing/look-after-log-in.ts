import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { codeAt } from '#platform/server/identity/second-factor/codes.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { addPasskey, enterByPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { linkInSettings } from '#platform/server/identity/testing/provider-journey.ts';
import type { VouchingProvider } from '#platform/server/identity/testing/vouching-provider.ts';
import { newestToken, PASSWORD } from './newcomer.ts';
import { settled } from './settled.ts';

/** Changes everything once about how somebody logs in; answers the words that must stay secret. */
export async function lookAfterLogIn(world: TestApp, club: VouchingProvider): Promise<string[]> {
  const { caller, email, origin, accountId } = await settled(world, 'una.thrice');
  await caller.put('/api/me/username', { username: 'una.the.third' });
  const key = await addPasskey(caller, origin);
  for (const counter of [2, 1]) {
    key.counter = counter;
    await enterByPasskey(new Browser(world.app, origin), key);
  }
  const { passkeys } = (await caller.get('/api/me/security')).body;
  await caller.delete(`/api/me/passkeys/${passkeys[0].id}`);
  await enterAs(new Browser(world.app, origin), 'log-in', email, PASSWORD);
  const denial = await newestToken(world, email, 'new-log-in');
  await new Browser(world.app, origin).post(`/oidc/not-me?token=${denial}`, {});
  const { secret } = (await caller.put('/api/me/second-factor/draft')).body;
  await caller.put('/api/me/second-factor', { code: codeAt(secret, world.platform.now()) });
  const { recoveryCodes } = (await caller.put('/api/me/second-factor/recovery-codes')).body;
  for (const code of ['000000', recoveryCodes[0]]) await giveCode(world, { email, origin, code });
  await caller.delete('/api/me/second-factor');
  club.person = { sub: 'una', email, email_verified: true };
  await linkOnce(world, caller);
  await endApp(world, caller, accountId);
  return [email, secret, denial, ...recoveryCodes];
}

/** Links the provider of the settings, and unlinks it again. */
async function linkOnce(world: TestApp, caller: ReturnType<TestApp['as']>): Promise<void> {
  await linkInSettings(world, caller);
  const [{ linked }] = (await caller.get('/api/me/security')).body.providers;
  await caller.delete(`/api/me/linked-providers/${linked.id}`);
}

/** Takes back what another app was allowed. */
async function endApp(world: TestApp, caller: ReturnType<TestApp['as']>, accountId: string): Promise<void> {
  await world.platform.database.pool.query(
    `insert into identity_payloads (model, id, account_id, payload) values ('Grant', 'of-an-app', $1, $2)`,
    [accountId, { clientId: 'hut-book', accountId, iat: 1_790_000_000 }],
  );
  await caller.delete('/api/me/apps/hut-book');
}

/** Gives the password, and then a code. */
async function giveCode(
  world: TestApp,
  { email, origin, code }: { email: string; origin: string; code: string },
) {
  const browser = new Browser(world.app, origin);
  await browser.get(authorizationRequest(origin).url);
  const interaction = new URL(browser.url).pathname.replace(/\/log-in$/, '');
  const { body } = await browser.post(`${interaction}/log-in`, { email, password: PASSWORD });
  const held = /name="held" value="([\w-]+)"/.exec(body)?.[1] ?? '';
  await browser.post(`${interaction}/second-factor`, { held, code });
}
