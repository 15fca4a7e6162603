import '#ui/theme/mantine.css';
import { Trans } from '@lingui/react/macro';
import { type ClientLoaderFunctionArgs, Link, Outlet, useRouteLoaderData } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { logOut } from '#platform/web/log-out.ts';
import { QueriesProvider } from '#platform/web/queries.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { OfflineBanner } from '#ui/OfflineBanner.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { Wordmark } from '#ui/Wordmark.tsx';
import { FOR_SUSPENDED, passGate, passLogIn } from '../pass-gate.ts';
import type { loader as rootLoader } from '../root.tsx';
import classes from './gate.module.css';
import { Problem } from './Problem.tsx';

const LogInAgain = latePart(() => import('./LogInAgain.tsx'));

/** Around the pages between logging in and being in: verifying the address, and the first steps. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (new URL(request.url).pathname === FOR_SUSPENDED) await passLogIn(request.url);
  else await passGate(request.url);
  return null;
}
clientLoader.hydrate = true as const;

export default function GateLayout() {
  return (
    <GateFrame>
      <QueriesProvider>
        <Outlet />
        <LogInAgain />
      </QueriesProvider>
    </GateFrame>
  );
}

export function HydrateFallback() {
  return (
    <GateFrame>
      <PageSkeleton />
    </GateFrame>
  );
}

export function ErrorBoundary() {
  return <Problem />;
}

function GateFrame({ children }: { children: React.ReactNode }) {
  useKeptFocus();
  const productName = useRouteLoaderData<typeof rootLoader>('root')?.productName ?? '';
  return (
    <Contours className={classes.frame}>
      <header className={classes.bar}>
        <Link to="/start" className={classes.brand}>
          <Wordmark name={productName} />
        </Link>
        <ActionLink to="/start" look="plain" size="small" onClick={leave}>
          <Trans>Log out</Trans>
        </ActionLink>
      </header>
      <OfflineBanner />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </Contours>
  );
}

/** A link to the start page for who reads it; logging out lands there too. */
function leave(event: React.MouseEvent): void {
  event.preventDefault();
  void logOut();
}
