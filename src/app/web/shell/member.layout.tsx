import '#ui/theme/mantine.css';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { LoadingUser } from '#areas/link/web/public/LoadingUser.tsx';
import { QueriesProvider } from '#platform/web/queries.tsx';
import { passGate } from '../pass-gate.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { MemberFrame } from './MemberFrame.tsx';
import { Problem } from './Problem.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<{ me: MyAccount }> {
  return { me: await passGate(request.url) };
}
clientLoader.hydrate = true as const;

/** The gate is asked at every step, from what is stored for the moment. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function MemberLayout() {
  const { me } = useLoaderData<typeof clientLoader>();
  return (
    <QueriesProvider>
      <MemberFrame loaded={me} />
    </QueriesProvider>
  );
}

export function HydrateFallback() {
  const followsLink = /^\/nav(\/|$)/.test(useLocation().pathname);
  return <FrameSkeleton>{followsLink && <LoadingUser />}</FrameSkeleton>;
}

export function ErrorBoundary() {
  return <Problem />;
}
