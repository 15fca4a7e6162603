import { redirect } from 'react-router';
import { type MyAccount, myAccount } from '#areas/account/web/public/my-account.ts';
import { wayThroughGate } from '#areas/account/web/public/way-through-gate.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { startLiveUpdates } from './live-updates.ts';

/**
 * Lets somebody who is logged in, verified and onboarded through to `address`, and sends everybody else where
 * they must go first (GATE-3). Runs in the browser, at each step and where the server did not know who is there.
 */
export async function passGate(address: string): Promise<MyAccount> {
  const { pathname, search } = new URL(address);
  if (!(await session.restore())) {
    const front = await frontFor(pathname + search);
    if (front) {
      // Rendered on the server: the browser goes there as any visitor does.
      location.replace(front);
      return leaving();
    }
    await session.signIn({ returnTo: pathname + search });
    return leaving();
  }
  const me = await readMe();
  const elsewhere = wayThroughGate(me, pathname + search);
  if (elsewhere) throw redirect(elsewhere);
  if (me.onboarded && me.deletedAt === null) enter();
  return me;
}

/** Somebody stands inside: what they were on their way to is reached, and news come in. */
export function enter(): void {
  wantedPage.forget();
  startLiveUpdates(() => session.token());
}

/**
 * A community shows itself to visitors under its own address, a public one with its huddles. One that does not, and
 * an address that wants more of it (its members, an invitation), is for who logs in.
 */
async function frontFor(address: string): Promise<string | undefined> {
  const [, id, tab = ''] =
    /^\/community\/view\/([0-9a-f-]{36})(\?tab=(?:Overview|Huddles))?$/.exec(address) ?? [];
  if (!id) return undefined;
  const answer = await fetch(`/api/public/communities/${id}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const isOpen = tab === '' || (await answer.json()).sight !== 'FRONT';
  return isOpen ? `/join/community/${id}${tab}` : undefined;
}

async function readMe(): Promise<MyAccount> {
  try {
    return await queryClient().fetchQuery(myAccount);
  } catch {
    throw redirect('/error');
  }
}

/** The browser is on its way elsewhere; nothing may be shown meanwhile. */
function leaving(): Promise<never> {
  return new Promise(() => undefined);
}
