import { subtle } from 'node:crypto';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { newId } from '#platform/server/new-id.ts';
import { type CarriedAct, codeOf, payloadOf, signedBytes, toBase64Url } from '../../rules/code.ts';
import { keyIdOf } from '../check-code.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

export type Written = Pick<CarriedAct, 'kind' | 'params' | 'body'> & Partial<CarriedAct>;

/** A browser of somebody that has made its key, and signs what is pressed on it. */
export async function phoneOf(world: TestApp, { username }: CastMember) {
  const { privateKey, publicKey } = await subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const raw = new Uint8Array(await subtle.exportKey('raw', publicKey));
  const keyId = keyIdOf(raw);
  return {
    keyId,
    publicKey: toBase64Url(raw),
    async sign(written: Written): Promise<string> {
      const at = world.platform.now().getTime();
      const payload = payloadOf({ name: username, keyId, key: newStepKey(), at, ...written });
      const signature = await subtle.sign(SIGNATURE, privateKey, signedBytes(payload));
      return codeOf(payload, new Uint8Array(signature));
    },
  };
}

/** The same, known to the server. */
export async function knownPhoneOf(world: TestApp, owner: CastMember) {
  const phone = await phoneOf(world, owner);
  await world.as(owner).put('/api/me/device-key', { publicKey: phone.publicKey });
  return phone;
}

export const newStepKey = () => `${newId().replaceAll('-', '')}-0`;
