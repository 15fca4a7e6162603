import { wantedPage } from '#platform/web/wanted-page.ts';
import { DEFAULT_HOME, decideGate, LEAVING, ONBOARD, VERIFY_EMAIL } from '../../rules/gate.ts';
import type { MyAccount } from './my-account.ts';

/**
 * Where this person must go instead of `wanted`, or `undefined` when they may go there (GATE-3). Who is stopped finds
 * the way on to the page they wanted when the gate opens.
 */
export function wayThroughGate(me: MyAccount, wanted: string): string | undefined {
  const [path = wanted] = wanted.split(/[?#]/);
  const elsewhere = decideGate({ ...me, landingPage: me.preference.landingPage }, path);
  if (!elsewhere) return undefined;
  if (isThroughGate(me)) return wantedPage.read() ?? elsewhere;
  if (!isGatePage(wanted) && wanted !== DEFAULT_HOME) wantedPage.remember(wanted);
  return elsewhere;
}

/** Whether somebody is in, wherever they want to go. */
export function isThroughGate({ emailVerified, onboarded, deletedAt }: MyAccount): boolean {
  return emailVerified && onboarded && deletedAt === null;
}

/** Where somebody goes on who has signed up and is not in yet. */
export function gateOf(me: MyAccount): string | undefined {
  return isThroughGate(me) ? undefined : decideGate(me, DEFAULT_HOME);
}

function isGatePage(path: string): boolean {
  return [VERIFY_EMAIL, ONBOARD, LEAVING].some((page) => path.startsWith(page));
}
