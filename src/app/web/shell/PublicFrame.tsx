import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useRouteLoaderData } from 'react-router';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { Doors } from './Doors.tsx';
import { Footer } from './Footer.tsx';
import { Problem } from './Problem.tsx';
import classes from './PublicFrame.module.css';

/** The frame around everything a visitor may see (SITE-3). */
export default function PublicFrame() {
  return (
    <>
      <PublicBar />
      <Outlet />
      <Footer />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PublicBar />
      <Problem />
      <Footer />
    </>
  );
}

function PublicBar() {
  const { t } = useLingui();
  const productName = useRouteLoaderData<typeof rootLoader>('root')?.productName ?? '';
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <nav className={classes.nav} aria-label={t`Main`}>
          <Link to="/start" className={classes.brand} aria-label={t`Home`}>
            <Wordmark name={productName} />
          </Link>
          <Link to="/features" className={classes.page}>
            <Trans>Features</Trans>
          </Link>
        </nav>
        <div className={classes.theme}>
          <ThemeSwitch />
        </div>
        <Doors />
      </div>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <Trans>Loading…</Trans>
    </main>
  );
}
