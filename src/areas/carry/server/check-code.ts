import { createHash, subtle } from 'node:crypto';
import { findDeviceKey } from '#platform/server/identity/device-keys.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type CarriedAct, type ReadCode, readCode, signedBytes } from '../rules/code.ts';
import { isFresh, isWordsOnly } from '../rules/deliverable.ts';

const ON_P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** What browsers call their key: it follows from the key. */
export const keyIdOf = (publicKey: Uint8Array) =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 32);

/** Undefined for what is no point on the curve. */
export function importKey(publicKey: Uint8Array<ArrayBuffer>) {
  return subtle.importKey('raw', publicKey, ON_P256, false, ['verify']).catch(() => undefined);
}

export interface Signed {
  readonly act: CarriedAct;
  readonly authorId: PersonId;
}

/** Whose act a code says; or why it is not believed. */
export async function checkCode(platform: Platform, code: string): Promise<Signed | Refusal> {
  const read = readCode(code);
  if (!read) return refuse('CODE_CHANGED');
  const { act } = read;
  const now = platform.now();
  const found = await findDeviceKey(platform.database.db, act.keyId, now);
  if (!found) return refuse('CODE_FOREIGN');
  if (!(await isSignedBy(new Uint8Array(found.publicKey), read))) return refuse('CODE_CHANGED');
  if (!isFresh(act.at, now.getTime())) return refuse('CODE_TOO_OLD');
  if (!isWordsOnly(act.body)) return refuse('CODE_NOT_CARRIED');
  return { act, authorId: found.personId };
}

async function isSignedBy(publicKey: Uint8Array<ArrayBuffer>, { payload, signature }: ReadCode) {
  const key = await importKey(publicKey);
  return key !== undefined && subtle.verify(SIGNATURE, key, signature, signedBytes(payload));
}
