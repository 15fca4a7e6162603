/** How somebody showed who they are. */
export type WayIn = 'PASSWORD' | 'MAIL' | 'PASSKEY' | 'PROVIDER';

const methods: Readonly<Record<WayIn, string>> = {
  PASSWORD: 'pwd',
  MAIL: 'mail',
  PASSKEY: 'pop',
  PROVIDER: 'fed',
};
const ways: readonly WayIn[] = ['PASSWORD', 'MAIL', 'PASSKEY', 'PROVIDER'];
const SECOND_FACTOR = 'otp';

/** The way as the provider keeps it with the session: methods of RFC 8176, and ones for mail and providers, which have none. */
export function methodsOf(way: WayIn, withSecondFactor: boolean): string[] {
  return withSecondFactor ? [methods[way], SECOND_FACTOR] : [methods[way]];
}

/** The way again; null for a session of before these were kept. */
export function wayOf(amr: readonly string[] = []): { way: WayIn | null; secondFactor: boolean } {
  const found = ways.find((way) => amr.includes(methods[way]));
  return { way: found ?? null, secondFactor: amr.includes(SECOND_FACTOR) };
}
