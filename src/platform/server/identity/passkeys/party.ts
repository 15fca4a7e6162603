import type { Config } from '../../config.ts';

/** For whom keys are made: our host, and pages of our origin. */
export function partyOf({ PUBLIC_ORIGIN, PRODUCT_NAME }: Config) {
  const { hostname, origin } = new URL(PUBLIC_ORIGIN);
  return { rpID: hostname, rpName: PRODUCT_NAME, origin };
}

/** The question that an answer is to; whether we asked it is another matter. Empty when it cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null) return '';
    const challenge: unknown = Reflect.get(said, 'challenge');
    return typeof challenge === 'string' ? challenge.slice(0, 200) : '';
  } catch {
    return '';
  }
}
