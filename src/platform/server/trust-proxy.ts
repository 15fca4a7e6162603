import { isIP } from 'node:net';
import { z } from 'zod';

/** How many proxies stand in front, or the networks that they stand in. */
export type TrustProxy = number | readonly string[];

const MAX_HOPS = 8;
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * `true` once meant every address that a client cares to write; who has it in their settings has one proxy, and is
 * understood so: the last address of `X-Forwarded-For` is the one that this proxy wrote.
 */
export const trustProxy = z
  .string()
  .default('0')
  .transform((text, context): TrustProxy => {
    if (text === 'false') return 0;
    if (text === 'true') return 1;
    if (/^\d$/.test(text) && Number(text) <= MAX_HOPS) return Number(text);
    const networks = text.split(/[\s,]+/).filter(Boolean);
    if (networks.length > 0 && networks.every(isNetwork)) return networks;
    context.addIssue(`give the number of proxies in front (0 to ${MAX_HOPS}), or their networks`);
    return z.NEVER;
  });

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  if (more !== undefined) return false;
  const family = isIP(address);
  if (family === 0) return bits === undefined && NAMED.has(text);
  // A network that holds every address is what `true` was.
  return bits === undefined || isLength(bits, family === 4 ? 32 : 128);
}

function isLength(bits: string, longest: number): boolean {
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest;
}
