export const VERIFY_EMAIL = '/verify/email';
export const ONBOARD = '/onboard';
export const LEAVING = '/leaving';
export const DEFAULT_HOME = '/home';

/** What the gate needs to know of a person. */
export interface GateState {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly onboarded: boolean;
  /** When the account is deleted, as its owner has asked. */
  readonly deletedAt?: string | null;
  readonly landingPage?: string;
}

/** Where this person must go from `path`, or `undefined` when they may stay (GATE-3). */
export function decideGate(person: GateState, path: string): string | undefined {
  const here = path.replace(/\/+$/, '') || '/';
  if (person.deletedAt) return here === LEAVING ? undefined : LEAVING;
  if (!person.email || !person.emailVerified) return here === VERIFY_EMAIL ? undefined : VERIFY_EMAIL;
  if (!person.onboarded) return here === ONBOARD ? undefined : ONBOARD;
  return [VERIFY_EMAIL, ONBOARD, LEAVING].includes(here) ? homeOf(person) : undefined;
}

/** Where a person begins; a landing page of their choice leads only inside the app. */
export function homeOf(person: Pick<GateState, 'landingPage'>): string {
  const { landingPage } = person;
  return landingPage !== undefined && /^\/[a-z][a-z/-]*$/.test(landingPage) ? landingPage : DEFAULT_HOME;
}
