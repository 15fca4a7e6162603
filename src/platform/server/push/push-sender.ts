import { createHash } from 'node:crypto';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import { ClosedAddress, OutsidePoster, type Posted } from '../outside/post-outside.ts';
import { admitAddress, strangersOf } from '../outside/strangers.ts';
import type { PushKeys } from './push-keys.ts';

/** Where a browser takes messages, and the keys that only it can read them with. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The pair that it was shown when it asked. */
  readonly keys: PushKeys;
}

export interface PushMessage {
  readonly payload: string;
  readonly urgency: 'low' | 'normal' | 'high';
  /** Seconds that the push service keeps it for a device that is away. */
  readonly ttl: number;
  /** A message that waits there under the same words is replaced. */
  readonly topic: string;
}

/** Hands one message to a push service (RFC 8030); a status of 0 says that nobody answered. */
export type SendPush = (target: PushTarget, message: PushMessage) => Promise<Posted>;

const closed: Posted = { status: 403, retryAfter: undefined };
const away: Posted = { status: 0, retryAfter: undefined };

/** The library encrypts (RFC 8291) and signs (RFC 8292); the way out is our own guarded one. */
export function pushSender(config: Config): SendPush {
  const poster = new OutsidePoster(strangersOf(config));
  const sign = signer(`mailto:${config.SUPPORT_EMAIL}`);
  return async ({ endpoint, p256dh, auth, keys }, { payload, urgency, ttl, topic }) => {
    const url = admitAddress(config, endpoint);
    if (!url) return closed;
    try {
      const { headers, body } = webpush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          TTL: ttl,
          urgency,
          topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
          contentEncoding: 'aes128gcm',
        },
      );
      return await poster.post({ url, headers: { ...headers, ...sign(url.origin, keys) }, body });
    } catch (error) {
      // A key that is none throws before anything is sent.
      const isOurs = error instanceof ClosedAddress || !(error instanceof Error && 'code' in error);
      return isOurs ? closed : away;
    }
  };
}

const SIGNED_MS = 3_600_000;
const MAX_SIGNATURES = 200;

/** Who sends is signed once an hour for each push service and key, not for each message: it names nothing else (RFC 8292). */
function signer(subject: string) {
  const signed = new Map<string, { readonly headers: { Authorization: string }; readonly until: number }>();
  return (origin: string, { publicKey, privateKey }: PushKeys) => {
    const name = `${origin} ${publicKey}`;
    const known = signed.get(name);
    if (known && known.until > Date.now()) return known.headers;
    if (signed.size >= MAX_SIGNATURES) signed.clear();
    const headers = webpush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
    const authorization = { Authorization: headers.Authorization };
    signed.set(name, { headers: authorization, until: Date.now() + SIGNED_MS });
    return authorization;
  };
}
