import { redirect } from 'react-router';
import { DEFAULT_HOME, decideGate, ONBOARD, VERIFY_EMAIL } from '#areas/account/rules/gate.ts';
import { type MyAccount, myAccount } from '#areas/account/web/parts/my-account.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { startLiveUpdates } from './live-updates.ts';

/**
 * Lets somebody who is logged in, verified and onboarded through to `address`, and sends everybody else where
 * they must go first (GATE-3). Runs in the browser only: the server never renders a signed-in page.
 */
export async function passGate(address: string): Promise<MyAccount> {
  const { pathname, search } = new URL(address);
  if (!(await session.restore())) {
    await session.signIn({ returnTo: pathname + search });
    return leaving();
  }
  const me = await readMe();
  const elsewhere = decideGate(
    {
      email: me.email,
      emailVerified: me.emailVerified,
      onboarded: me.onboarded,
      landingPage: me.preference.landingPage,
    },
    pathname,
  );
  if (elsewhere) throw redirect(throughGate(me, pathname + search, elsewhere));
  if (me.onboarded) {
    wantedPage.forget();
    startLiveUpdates(() => session.token());
  }
  return me;
}

/** Who is stopped finds the way on to the page they wanted when the gate opens. */
function throughGate(me: MyAccount, wanted: string, elsewhere: string): string {
  const open = me.emailVerified && me.onboarded;
  if (open) return wantedPage.read() ?? elsewhere;
  if (!isGatePage(wanted) && wanted !== DEFAULT_HOME) wantedPage.remember(wanted);
  return elsewhere;
}

function isGatePage(path: string): boolean {
  return path.startsWith(VERIFY_EMAIL) || path.startsWith(ONBOARD);
}

async function readMe(): Promise<MyAccount> {
  try {
    return await queryClient().fetchQuery(myAccount);
  } catch {
    throw redirect('/error');
  }
}

/** The browser is on its way to the log-in page; nothing may be shown meanwhile. */
function leaving(): Promise<never> {
  return new Promise(() => undefined);
}
