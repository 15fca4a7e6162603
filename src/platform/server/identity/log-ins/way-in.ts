/** How somebody showed who they are. */
export type WayIn = 'PASSWORD' | 'MAIL' | 'PASSKEY';

const methods: Readonly<Record<WayIn, string>> = { PASSWORD: 'pwd', MAIL: 'mail', PASSKEY: 'pop' };
const ways: readonly WayIn[] = ['PASSWORD', 'MAIL', 'PASSKEY'];
const SECOND_FACTOR = 'otp';

/** The way as the provider keeps it with the session: methods of RFC 8176, and one for mail, which has none. */
export function methodsOf(way: WayIn, withSecondFactor: boolean): string[] {
  return withSecondFactor ? [methods[way], SECOND_FACTOR] : [methods[way]];
}

/** The way again; null for a session of before these were kept. */
export function wayOf(amr: readonly string[] = []): { way: WayIn | null; secondFactor: boolean } {
  const found = ways.find((way) => amr.includes(methods[way]));
  return { way: found ?? null, secondFactor: amr.includes(SECOND_FACTOR) };
}
