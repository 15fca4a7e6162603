import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { LASTS_DAYS } from './rotation.ts';

/** What a browser shows: which session, and the secret that proves it. */
export interface ShownSession {
  readonly id: string;
  readonly secret: string;
}

const VALUE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

/** 256 random bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSame(hash: Buffer, other: Buffer | null): boolean {
  return other !== null && hash.length === other.length && timingSafeEqual(hash, other);
}

/** The session in a request's cookies; undefined without one and with one that is none of ours. */
export function shownIn(config: Config, cookies = ''): ShownSession | undefined {
  const name = cookieName(config);
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== name) continue;
    const [, id, secret] = VALUE.exec(part.slice(at + 1).trim()) ?? [];
    if (id !== undefined && secret !== undefined) return { id, secret };
  }
  return undefined;
}

/** Sent with pages only: scripts never read it, and other sites never send it along with anything but a link. */
export function cookieFor(config: Config, { id, secret }: ShownSession): string {
  return written(config, `${id}.${secret}`, LASTS_DAYS * 24 * 3_600);
}

export function noCookie(config: Config): string {
  return written(config, '', 0);
}

function written(config: Config, value: string, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${cookieName(config)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** With the prefix no other host of the domain can set it; browsers take it on https only. */
function cookieName(config: Config): string {
  return isSecure(config) ? '__Host-session' : 'session';
}

function isSecure({ PUBLIC_ORIGIN }: Config): boolean {
  return PUBLIC_ORIGIN.startsWith('https:');
}
