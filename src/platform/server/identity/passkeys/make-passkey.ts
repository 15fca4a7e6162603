import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MadeKey } from '#platform/shared/passkey-answers.ts';
import type { Platform } from '../../platform.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { inTransaction } from '../../write.ts';
import { tellOfFactor } from '../tell-of-factor.ts';
import { challengeIn, partyOf, webAuthn } from './party.ts';
import { keepChallenge, passkeysOf, savePasskey, spendChallenge } from './store.ts';

export const MAX_PASSKEYS = 20;

interface Maker {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
}

/** What a browser is asked to make a key for; keys that are there already are not made twice. */
export async function askForNewPasskey(platform: Platform, maker: Maker) {
  const { db } = platform.database;
  const { rpID, rpName } = partyOf(platform.config);
  const known = await passkeysOf(db, maker.accountId);
  if (known.length >= MAX_PASSKEYS) return refuse('TOO_MANY_PASSKEYS', { limit: MAX_PASSKEYS }, 'conflict');
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(maker.accountId),
    userName: maker.email,
    userDisplayName: maker.displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  const { accountId } = maker;
  await keepChallenge(db, { challenge, accountId, purpose: 'MAKE' }, platform.now());
  return {
    challenge,
    rp: { id: rpID, name: rpName },
    user: options.user,
    algorithms: options.pubKeyCredParams.map(({ alg }) => alg),
    known: known.map(({ id }) => id),
  };
}

interface NewKey {
  readonly accountId: string;
  /** The log-in in which it is made. */
  readonly madeIn: string | null;
  readonly name: string;
  readonly made: MadeKey;
}

/** Keeps the key that a browser made, once it has answered our question. */
export function keepPasskey(platform: Platform, key: NewKey): Promise<'KEPT' | Refusal> {
  return inTransaction<'KEPT'>(platform.database, async (tx) => {
    const now = platform.now();
    const { accountId, madeIn, name } = key;
    const challenge = challengeIn(key.made.clientDataJSON);
    const isAsked = await spendChallenge(tx, { challenge, accountId, purpose: 'MAKE' }, now);
    const checked = isAsked ? await checkMade(platform, key.made, challenge) : undefined;
    if (!checked) return refuse('PASSKEY_REFUSED');
    const { credential, credentialBackedUp: synced } = checked;
    if ((await passkeysOf(tx, accountId)).length >= MAX_PASSKEYS)
      return refuse('TOO_MANY_PASSKEYS', { limit: MAX_PASSKEYS }, 'conflict');
    const kept = await savePasskey(tx, {
      id: credential.id,
      accountId,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: key.made.transports,
      name,
      synced,
      madeIn,
      createdAt: now,
    });
    if (!kept) return refuse('PASSKEY_REFUSED');
    await recordSecurity(platform, tx, 'passkey-added', { accountId });
    await tellOfFactor(platform, tx, accountId, 'PASSKEY_ADDED');
    return 'KEPT';
  });
}

/**
 * Nothing that a stranger sends may throw: what cannot be read is refused as a false answer is. Whether its owner was
 * there is asked when a key logs in; it may have been made without a question, right after a log-in with a password.
 */
async function checkMade({ config }: Platform, made: MadeKey, expectedChallenge: string) {
  const { rpID, origin } = partyOf(config);
  const { id, clientDataJSON, attestationObject } = made;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          attestationObject,
        },
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserPresence: false,
      requireUserVerification: false,
    });
    return registrationInfo;
  } catch {
    return undefined;
  }
}
