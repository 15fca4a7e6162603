/** Acts that may go by another phone, by the short names that codes have for their requests (O17). */
export const carriedWires = {
  came: 'PUT /api/huddles/:huddleId/participants/:personId/attendance',
  cameByHand: 'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/attendance',
  message: 'POST /api/rooms/:roomId/messages',
  allBack: 'PUT /api/return-plans/:planId/end',
} as const;

export type CarriedKind = keyof typeof carriedWires;
export type CarriedWire = (typeof carriedWires)[CarriedKind];

/** An act as a code says it: what its author signs. */
export interface CarriedAct {
  readonly kind: CarriedKind;
  /** The author's name as their phone knows it; the server goes by the key. */
  readonly name: string;
  /** Of the author's device. */
  readonly keyId: string;
  /** The Idempotency-Key of its one request. */
  readonly key: string;
  /** When it was pressed, epoch milliseconds. */
  readonly at: number;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Stands before what is signed, so that no signature of anything else fits. */
const SIGNED_AS = 'trailfolk carried act 1\n';
const KEY = /^[0-9a-f]{32}-[0-9]+$/;
const KEY_ID = /^[0-9a-f]{32}$/;

/** What the author's device signs. */
export const signedBytes = (payload: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...new TextEncoder().encode(SIGNED_AS), ...payload]);

/** A signed act as a text that fits into codes. */
export const codeOf = (payload: Uint8Array, signature: Uint8Array) =>
  `${toBase64Url(payload)}.${toBase64Url(signature)}`;

export function payloadOf({ kind, name, keyId, key, at, params, body }: CarriedAct): Uint8Array {
  return new TextEncoder().encode(JSON.stringify([1, kind, keyId, key, at, params, body, name]));
}

export interface ReadCode {
  readonly act: CarriedAct;
  readonly payload: Uint8Array;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** What a code says, before anything of it is believed; undefined for what is none. */
export function readCode(code: string): ReadCode | undefined {
  const [said, signed, ...rest] = code.trim().split('.');
  const [payload, signature] = [fromBase64Url(said), fromBase64Url(signed)];
  if (!payload || signature?.length !== 64 || rest.length > 0) return undefined;
  const act = actIn(payload);
  return act && { act, payload, signature };
}

function actIn(payload: Uint8Array): CarriedAct | undefined {
  try {
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (!Array.isArray(said) || said.length !== 8) return undefined;
    const [version, kind, keyId, key, at, params, body, name] = said as readonly unknown[];
    if (version !== 1 || !isKind(kind) || !isText(keyId, KEY_ID) || !isText(key, KEY)) return undefined;
    if (!Number.isSafeInteger(at) || typeof at !== 'number' || !isParams(params)) return undefined;
    if (typeof name !== 'string' || name.length > 200) return undefined;
    return { kind, keyId, key, at, params, body, name };
  } catch {
    return undefined;
  }
}

const isKind = (value: unknown): value is CarriedKind =>
  typeof value === 'string' && Object.hasOwn(carriedWires, value);

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

function isParams(value: unknown): value is CarriedAct['params'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((each) => typeof each === 'string' && /^[\w-]{1,64}$/.test(each));
}

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined for what no bytes are written as; each text of a code has one writing only. */
export function fromBase64Url(text: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (!text || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
