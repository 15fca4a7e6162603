import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { PageLink } from '#ui/PageLink.tsx';
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
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Navigation />
        <Doors />
      </div>
    </header>
  );
}

/**
 * Where there is room the menu stands open in the bar; on a phone a button opens it, before any script is there, and
 * Escape or a touch beside it closes it.
 */
function Navigation() {
  const { t } = useLingui();
  const { key } = useLocation();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const productName = root?.productName ?? '';
  return (
    <nav className={classes.nav} aria-label={t`Main`}>
      <button type="button" className={classes.button} aria-label={t`Menu`} popoverTarget="pages">
        <span />
      </button>
      <PageLink to="/start" className={classes.brand} aria-label={productName}>
        <Wordmark name={productName} />
      </PageLink>
      {/* Drawn again after going somewhere, so closed. */}
      <div key={key} id="pages" className={classes.menu} popover="auto">
        <PageLink to="/start" className={classes.page}>
          <Trans>Home</Trans>
        </PageLink>{' '}
        <PageLink to="/features" className={classes.page}>
          <Trans>Features</Trans>
        </PageLink>{' '}
        <PageLink to="/explore/inspiration" className={classes.page}>
          <Trans>Inspiration</Trans>
        </PageLink>{' '}
        <a href={root?.mobileUrl} className={classes.page} target="_blank" rel="noopener noreferrer">
          <Trans context="the app">Mobile</Trans>
        </a>
        <ThemeSwitch />
      </div>
    </nav>
  );
}

export function HydrateFallback() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <Trans>Loading…</Trans>
    </main>
  );
}
