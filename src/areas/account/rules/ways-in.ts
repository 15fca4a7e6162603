/** The ways in that an account may have; an address that reads mail is one, and brings a password back. */
export interface WaysIn {
  readonly password: boolean;
  readonly mail: boolean;
  readonly passkeys: number;
  /** Services elsewhere that are linked, and may still be used. */
  readonly providers: number;
  readonly secondFactor: boolean;
  readonly recoveryCodes: number;
}

export type Lost = 'PASSWORD' | 'MAIL' | 'PASSKEYS' | 'PROVIDERS' | 'APP' | 'RECOVERY_CODES';

/** Whether somebody who has all of this gets in: one first factor, and the second where it is asked for. */
export function opens(
  { password, mail, passkeys, providers, secondFactor, recoveryCodes }: WaysIn,
  hasApp: boolean,
): boolean {
  if (passkeys > 0) return true;
  return (password || mail || providers > 0) && (!secondFactor || hasApp || recoveryCodes > 0);
}

/** The same after something was lost; the app goes with the phone, and takes no recovery code along. */
export function opensWithout(ways: WaysIn, lost: Lost): boolean {
  const left = {
    ...ways,
    ...(lost === 'PASSWORD' && { password: false }),
    ...(lost === 'MAIL' && { mail: false }),
    ...(lost === 'PASSKEYS' && { passkeys: 0 }),
    ...(lost === 'PROVIDERS' && { providers: 0 }),
    ...(lost === 'RECOVERY_CODES' && { recoveryCodes: 0 }),
  };
  return opens(left, lost !== 'APP');
}

/** What must not be lost, as nothing else would open the account then: the page says so before it happens. */
export function lastWays(ways: WaysIn): Lost[] {
  const had: readonly (readonly [Lost, boolean])[] = [
    ['PASSWORD', ways.password],
    ['MAIL', ways.mail],
    ['PASSKEYS', ways.passkeys > 0],
    ['PROVIDERS', ways.providers > 0],
    ['APP', ways.secondFactor],
    ['RECOVERY_CODES', ways.recoveryCodes > 0],
  ];
  return had.filter(([lost, has]) => has && !opensWithout(ways, lost)).map(([lost]) => lost);
}
