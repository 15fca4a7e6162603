import { expect, test } from 'vitest';
import { signalKeys } from './signal-keys.ts';

const passkeyOwner = { rpId: 'hike.example', userId: 'YQ', name: 'a@b.example', displayName: 'Ada' };
const passkeys = [{ id: 'one', name: 'Phone', synced: true, createdAt: '', lastUsedAt: null }];

test('A2: a browser that listens is told which keys are valid, and the name of their owner', async () => {
  const told: unknown[] = [];
  const browser = {
    signalAllAcceptedCredentials: async (said: object) => void told.push(said),
    signalCurrentUserDetails: async (said: object) => void told.push(said),
  };
  await signalKeys({ passkeyOwner, passkeys }, browser);
  expect(told).toEqual([
    { rpId: 'hike.example', userId: 'YQ', allAcceptedCredentialIds: ['one'] },
    passkeyOwner,
  ]);
});

test('A2: one that does not, or fails, is left alone', async () => {
  const failing = { signalAllAcceptedCredentials: () => Promise.reject(new Error('no')) };
  for (const browser of [undefined, {}, failing])
    await expect(signalKeys({ passkeyOwner, passkeys }, browser)).resolves.toBeUndefined();
  await expect(signalKeys({ passkeyOwner: null, passkeys: [] }, failing)).resolves.toBeUndefined();
});
