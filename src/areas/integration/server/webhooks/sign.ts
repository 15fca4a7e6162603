import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A secret as libraries of Standard Webhooks take it. */
export function newHookSecret(): string {
  return `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`;
}

export interface Signed {
  readonly id: string;
  /** Whole seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers that prove who sent a body and when (Standard Webhooks 1.0.0, HMAC-SHA256). */
export function signedHeaders(secret: string, { id, timestamp, body }: Signed) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
