import type { UseStore } from 'idb-keyval';
import { get, set } from 'idb-keyval';
import { apiOf } from '#platform/web/api.ts';
import { lastingStore } from '#platform/web/kept/lasting-store.ts';
import { owner } from '#platform/web/kept/owner.ts';
import { session } from '#platform/web/session/session.ts';
import type { CarryContract } from '../contract.ts';
import { toBase64Url } from '../rules/code.ts';

const api = apiOf<CarryContract>();
const inStore = lastingStore('device-key', 'keys');
const OWN = 'own';
const RENEWED_AFTER_MS = 24 * 3_600_000;
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** The key of this browser: its private half never leaves it, not even to our own code. */
export interface DeviceKey {
  /** As the server knows it. */
  readonly id: string;
  /** Whose acts it signs, as their provider calls them. */
  readonly owner: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: string;
  /** Epoch milliseconds. */
  readonly renewedAt: number;
}

/** The key that signs for who uses this browser; undefined before it was ever made with a network. */
export async function ownKey(): Promise<DeviceKey | undefined> {
  const stored = await inStore((store: UseStore) => get<DeviceKey>(OWN, store)).catch(() => undefined);
  return stored?.owner === whose() ? stored : undefined;
}

/** Makes the key of this browser, or says once a day that it is still in use. */
export async function renewKey(): Promise<void> {
  const mine = whose();
  // Over plain HTTP a browser signs nothing.
  if (mine === null || !globalThis.crypto?.subtle) return;
  const stored = await ownKey();
  if (stored && Date.now() - stored.renewedAt < RENEWED_AFTER_MS) return;
  const pair = stored ?? (await newPair());
  const { id } = await api('PUT /api/me/device-key', { body: { publicKey: pair.publicKey } });
  if (whose() !== mine) return;
  const { privateKey, publicKey } = pair;
  const key: DeviceKey = { id, owner: mine, privateKey, publicKey, renewedAt: Date.now() };
  await inStore((store: UseStore) => set(OWN, key, store));
}

const whose = () => session.subject() ?? owner.read();

async function newPair() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return { privateKey, publicKey: toBase64Url(new Uint8Array(raw)) };
}
