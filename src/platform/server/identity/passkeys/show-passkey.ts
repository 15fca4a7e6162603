import { createHmac } from 'node:crypto';
import type { ShownKey } from '#platform/shared/passkey-answers.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { loadFactorKeys } from '../keys.ts';
import { challengeIn, partyOf, webAuthn } from './party.ts';
import {
  findPasskey,
  keepChallenge,
  notePasskeyUse,
  type Passkey,
  passkeysOf,
  spendChallenge,
} from './store.ts';

/** What a browser is asked at the log-in: for any key of ours that it has. The question belongs to this log-in alone. */
export async function askAtLogIn(platform: Platform, interaction: string) {
  const { rpID } = partyOf(platform.config);
  const [challenge = ''] = await challengesOfLogIn(platform, interaction);
  return { challenge, rpId: rpID };
}

/** Whose key answered the question of this log-in; undefined when none of ours did. */
export async function accountByPasskey(
  platform: Platform,
  interaction: string,
  shown: ShownKey,
): Promise<string | undefined> {
  const key = await findPasskey(platform.database.db, shown.id);
  const asked = challengeIn(shown.clientDataJSON);
  const isOurs = (await challengesOfLogIn(platform, interaction)).includes(asked);
  return key && isOurs && (await isShown(platform, key, shown, asked)) ? key.accountId : undefined;
}

/** What the browser of somebody who is logged in is asked, to show that it is them once more. */
export async function askOwner(platform: Platform, accountId: string) {
  const { db } = platform.database;
  const { rpID } = partyOf(platform.config);
  const known = await passkeysOf(db, accountId);
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await keepChallenge(db, { challenge, accountId, purpose: 'SHOW' }, platform.now());
  return { challenge, rpId: rpID, keys: known.map(({ id }) => id) };
}

export async function isOwner(platform: Platform, accountId: string, shown: ShownKey): Promise<boolean> {
  const { db } = platform.database;
  const key = await findPasskey(db, shown.id);
  if (key?.accountId !== accountId) return false;
  const challenge = challengeIn(shown.clientDataJSON);
  const asked = await spendChallenge(db, { challenge, accountId, purpose: 'SHOW' }, platform.now());
  return asked && isShown(platform, key, shown, challenge);
}

/** The question of this log-in, and what it was before a key was changed. */
async function challengesOfLogIn(platform: Platform, interaction: string): Promise<string[]> {
  const keys = await loadFactorKeys(platform.database.db);
  return keys.map((key) => createHmac('sha256', key).update(`passkey at ${interaction}`).digest('base64url'));
}

/**
 * Checks the answer of a key. A counter that stands still or goes back is noted and not refused: synced keys have one
 * that never moves.
 */
async function isShown(
  platform: Platform,
  key: Passkey,
  shown: ShownKey,
  expectedChallenge: string,
): Promise<boolean> {
  const { db } = platform.database;
  const checked = await check(platform, key, shown, expectedChallenge);
  if (!checked) return false;
  const { newCounter: counter, credentialBackedUp: synced } = checked;
  if (key.counter > 0 && counter <= key.counter)
    await recordSecurity(platform, db, 'passkey-counter-stood-still', { accountId: key.accountId });
  await notePasskeyUse(db, { id: key.id, counter, synced, now: platform.now() });
  return true;
}

async function check({ config }: Platform, key: Passkey, shown: ShownKey, expectedChallenge: string) {
  const { rpID, origin } = partyOf(config);
  const { id, clientDataJSON, authenticatorData, signature } = shown;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // A counter is judged by us: the library refuses one that stands still.
      credential: { id: key.id, publicKey: Uint8Array.from(key.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}
