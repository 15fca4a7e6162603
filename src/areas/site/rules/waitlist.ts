import { faultOfEmail } from '#areas/account/rules/email.ts';

export interface WaitlistRequest {
  readonly name: string;
  readonly email: string;
}

export interface WaitlistFaults {
  readonly name?: 'EMPTY';
  readonly email?: 'EMPTY' | 'FORM';
}

/** What is wrong with the form of who waits; nothing is sent while there is something (SITE-11). */
export function faultsOfWish({ name, email }: WaitlistRequest): WaitlistFaults {
  const fault = faultOfEmail(email);
  return { ...(name.trim() === '' && { name: 'EMPTY' as const }), ...(fault && { email: fault }) };
}
