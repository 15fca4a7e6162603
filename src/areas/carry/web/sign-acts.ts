import type { Act } from '#platform/shared/outbox/act.ts';
import { actDeeds } from '#platform/web/outbox/use-acts.ts';
import { codeOf, payloadOf, signedBytes } from '../rules/code.ts';
import { carriableOf } from '../rules/deliverable.ts';
import { ownKey } from './device-key.ts';

const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * The acts as signed codes, in their order; `null` where this browser has no key yet. From then on each of them counts
 * as tried: it may come to the server from elsewhere.
 */
export async function signActs(acts: readonly Act[], name: string): Promise<readonly string[] | null> {
  const key = await ownKey();
  if (!key) return null;
  const codes: string[] = [];
  for (const act of acts) {
    const carriable = carriableOf(act);
    if (!carriable) continue;
    await actDeeds.handedOver(act.key);
    const payload = payloadOf({ ...carriable, name, keyId: key.id });
    const signature = await crypto.subtle.sign(SIGNATURE, key.privateKey, signedBytes(payload));
    codes.push(codeOf(payload, new Uint8Array(signature)));
  }
  return codes;
}
