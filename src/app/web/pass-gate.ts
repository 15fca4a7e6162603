import { redirect } from 'react-router';
import { type MyAccount, myAccount } from '#areas/account/web/public/my-account.ts';
import { wayThroughGate } from '#areas/account/web/public/way-through-gate.ts';
import { ApiProblem, isAway } from '#platform/web/api-problem.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import { patienceOnLine } from '#platform/web/slow-line.ts';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { startLiveUpdates } from './live-updates.ts';

/** What moderators decided about somebody: all that those who are suspended may open. */
export const FOR_SUSPENDED = '/moderation/mine';

/**
 * Lets somebody who is logged in, verified and onboarded through to `address`, and sends everybody else where
 * they must go first (GATE-3). Runs in the browser, at each step and where the server did not know who is there.
 */
export async function passGate(address: string): Promise<MyAccount> {
  const { pathname, search } = new URL(address);
  if (!(await isIn())) {
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

/**
 * A copy of a page stands there already, as it was kept: what was read since is put in its place, then it is found out
 * who is there, and all of it is read again.
 */
export async function enterCopy(): Promise<void> {
  const { takeNewer } = await import('#platform/web/kept/read-kept.ts');
  await takeNewer(queryClient());
  try {
    await passGate(location.href);
  } catch (elsewhere) {
    if (elsewhere instanceof Response) location.replace(elsewhere.headers.get('location') ?? '/error');
    else throw elsewhere;
  }
  if (navigator.onLine) await queryClient().invalidateQueries();
}

/** The page of those who are suspended: it asks for the log-in and nothing else. */
export async function passLogIn(address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  if (await session.restore()) return;
  await session.signIn({ returnTo: pathname + search });
  return leaving();
}

/** Somebody stands inside: what they were on their way to is reached, news come in, and what they read is kept. */
export function enter(): void {
  wantedPage.forget();
  startLiveUpdates(() => session.token());
  void keep();
}

/** Once the page stands: nothing that is needed first shares the line with it. */
async function keep(): Promise<void> {
  await untilIdle();
  const kept = await import('#platform/web/kept/keep-reads.ts').catch(() => undefined);
  if (kept) await kept.keepReads(queryClient());
  // The network went while the page stood still: with it comes what is missing here.
  else window.addEventListener('online', () => void keep(), { once: true });
}

/** How long to wait for who is there before what is kept of them lets them in. */
const PATIENCE_MS = 1_000;

/**
 * Whether somebody is logged in. Where nobody answers soon, who was here before comes in to what is kept of them, and
 * goes out again once the answer is no (OFF-1, OFF-4).
 */
async function isIn(): Promise<boolean> {
  const asked = session.restore();
  const soon = asked.catch(() => undefined);
  const answer = await Promise.race([soon, pause(navigator.onLine ? patienceOnLine(PATIENCE_MS) : 0)]);
  if (answer !== undefined) return answer;
  if (!sessionHint.isSet() || !(await isKnownHere())) return asked;
  void soon.then((isThere) => {
    if (isThere === false) location.reload();
    if (isThere) void keep();
  });
  return true;
}

async function isKnownHere(): Promise<boolean> {
  const { isKept } = await import('#platform/web/kept/read-kept.ts');
  return queryClient().getQueryData(myAccount.queryKey) !== undefined || isKept(myAccount.queryKey);
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

/** Where nobody answers soon, who they were when somebody last did is enough to go on with (OFF-1, OFF-4). */
async function readMe(): Promise<MyAccount> {
  const known = queryClient().getQueryData<MyAccount>(myAccount.queryKey);
  try {
    const reading = queryClient().fetchQuery({ ...myAccount, ...(known && { retry: false }) });
    return await (known ? Promise.race([reading, pause(PATIENCE_MS).then(() => known)]) : reading);
  } catch (error) {
    if (known && isAway(error)) return known;
    throw redirect(error instanceof ApiProblem && error.code === 'SUSPENDED' ? FOR_SUSPENDED : '/error');
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  );
}

/** The browser is on its way elsewhere; nothing may be shown meanwhile. */
function leaving(): Promise<never> {
  return new Promise(() => undefined);
}
