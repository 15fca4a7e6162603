import '#ui/theme/mantine.css';
import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { isThroughGate } from '#areas/account/web/public/way-through-gate.ts';
import { LoadingUser } from '#areas/link/web/public/LoadingUser.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { QueriesProvider } from '#platform/web/queries.tsx';
import { ScreenProvider } from '#platform/web/screen.tsx';
import { takeMemberState } from '../member-state.ts';
import { enter, enterCopy, passGate } from '../pass-gate.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { MemberFrame } from './MemberFrame.tsx';
import { Problem } from './Problem.tsx';

const NoNetworkPage = latePart(() => import('#areas/site/web/public/NoNetworkPage.tsx'));

interface Entered {
  readonly me: MyAccount | null;
  /** As far as the request for the page says; the browser looks for itself. */
  readonly isPhone: boolean;
}

const brought = takeMemberState();

/** Whether the page is rendered with what somebody who is in may see; if not, the browser finds out who is there. */
export function loader({ context }: LoaderFunctionArgs): Entered {
  const { member } = pageOf(context);
  const me = member?.me as MyAccount | undefined;
  return { me: me && isThroughGate(me) ? me : null, isPhone: member?.isPhone ?? false };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Entered> {
  return { me: await passGate(request.url), isPhone: false };
}
// A page that came without anybody's data asks who is there before it is shown.
clientLoader.hydrate = !import.meta.env.SSR && brought === undefined;

/** The gate is asked at every step, from what is stored for the moment. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MemberLayout() {
  const { me, isPhone } = useLoaderData<typeof loader>();
  const isIn = me !== null;
  useEffect(() => {
    if (!isIn) return;
    if (brought === 'COPY') void enterCopy();
    else enter();
  }, [isIn]);
  return isIn ? (
    <QueriesProvider>
      <ScreenProvider isPhone={isPhone}>
        <MemberFrame loaded={me} />
      </ScreenProvider>
    </QueriesProvider>
  ) : (
    <HydrateFallback />
  );
}

/** Stands until it is known who is there. */
export function HydrateFallback() {
  const followsLink = /^\/nav(\/|$)/.test(useLocation().pathname);
  return <FrameSkeleton>{followsLink && <LoadingUser />}</FrameSkeleton>;
}

/** A page that cannot be had without a network waits for one; what else goes wrong is said as everywhere. */
export function ErrorBoundary() {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (!isOffline) return <Problem />;
  return <NoNetworkPage />;
}
