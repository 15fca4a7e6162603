import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { codeMailed } from '#platform/server/identity/testing/mail-code-journey.ts';
import { addPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { later } from '../testing/later.ts';
import { PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;

/** Somebody who logged in eleven minutes ago. */
async function stale(username: string) {
  world.setNow(new Date());
  const owner = await settled(world, username);
  const device = await addPasskey(owner.caller, owner.origin);
  return { ...owner, ...(await later(world, owner, 11 * MINUTE_MS)), device };
}

const changes = [
  ['PUT', '/api/me/username', { username: 'another.one' }],
  ['PUT', '/api/me/password', { password: 'a long walk in the rain' }],
  ['PUT', '/api/me/email', { email: 'another@example.org' }],
  ['PUT', '/api/me/passkeys/question', undefined],
  ['PATCH', '/api/me/passkeys/nobodys', { name: 'Phone' }],
  ['DELETE', '/api/me/passkeys/nobodys', undefined],
  ['PUT', '/api/me/linked-providers/question', { provider: 'club' }],
  ['PUT', '/api/me/linked-providers', { state: 'a', code: 'b' }],
  ['DELETE', '/api/me/linked-providers/00000000-0000-4000-8000-000000000000', undefined],
  ['PUT', '/api/me/second-factor/draft', undefined],
  ['PUT', '/api/me/second-factor', { code: '123456' }],
  ['PUT', '/api/me/second-factor/recovery-codes', undefined],
  ['DELETE', '/api/me/second-factor', undefined],
] as const;

test('A10: no change of how somebody logs in goes without a log-in of the last ten minutes', async () => {
  const { caller } = await stale('stale.one');
  const send = { PUT: caller.put, PATCH: caller.patch, DELETE: caller.delete };
  for (const [method, path, body] of changes) {
    const answer = await send[method].call(caller, path, body);
    expect([answer.status, answer.body.code], path).toEqual([403, 'LOG_IN_AGAIN']);
  }
});

test.each(['password', 'passkey', 'mail'] as const)(
  'A10: %s shows that it is me, for ten minutes',
  async (by) => {
    const { caller, go, email, origin, device } = await stale(`stale.${by}`);
    const proofs = {
      password: async () => ({ password: PASSWORD }),
      passkey: async () => {
        const { body } = await caller.put('/api/me/presence/passkey');
        return { passkey: device.show({ challenge: body.challenge, rpId: body.rpId, origin }) };
      },
      mail: async () => {
        const { body } = await caller.put('/api/me/presence/mail');
        return { mail: { ask: body.ask, code: (await codeMailed(world.platform, email)).code } };
      },
    };
    expect((await caller.get('/api/me/security')).body.freshUntil).toBeNull();
    const shown = await caller.put('/api/me/presence', await proofs[by]());
    expect(shown.status, shown.text).toBe(200);
    expect((await caller.get('/api/me/security')).body.freshUntil).not.toBeNull();
    expect((await caller.put('/api/me/passkeys/question')).status).toBe(200);
    const after = await go(10 * MINUTE_MS + 1);
    expect((await after.put('/api/me/passkeys/question')).body.code).toBe('LOG_IN_AGAIN');
  },
);

test('A10: nothing else shows it: a wrong password, a wrong code, a key that was shown before', async () => {
  const { caller, go, origin, device } = await stale('stale.wrong');
  expect((await caller.put('/api/me/presence', {})).body.code).toBe('LOG_IN_AGAIN');
  expect((await caller.put('/api/me/presence', { password: 'a guess' })).body.code).toBe('PASSWORD_WRONG');
  const { ask } = (await caller.put('/api/me/presence/mail')).body;
  const wrong = await caller.put('/api/me/presence', { mail: { ask, code: '000000' } });
  expect(wrong.body.code).toBe('MAIL_CODE_WRONG');
  const { challenge, rpId } = (await caller.put('/api/me/presence/passkey')).body;
  const passkey = device.show({ challenge, rpId, origin });
  expect((await caller.put('/api/me/presence', { passkey })).status).toBe(200);
  const after = await go(11 * MINUTE_MS);
  expect((await after.put('/api/me/presence', { passkey })).body.code).toBe('PASSKEY_REFUSED');
});
