import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useRouteLoaderData } from 'react-router';
import { PageLink } from '#ui/PageLink.tsx';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import { partOfFrame } from '../frame-parts.ts';
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
      <Foot />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PublicBar />
      <Problem />
      <Foot />
    </>
  );
}

function PublicBar() {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Navigation />
        <div className={classes.theme}>
          <Theme />
        </div>
        <Doors />
      </div>
    </header>
  );
}

function Places() {
  const { t } = useLingui();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const productName = root?.productName ?? '';
  return (
    <nav className={classes.nav} aria-label={t`Main`}>
      <PageLink to="/start" className={classes.brand} aria-label={productName}>
        <Wordmark name={productName} />
      </PageLink>
      <PageLink to="/start" className={classes.page}>
        <Trans>Home</Trans>
      </PageLink>
      <PageLink to="/features" className={classes.page}>
        <Trans>Features</Trans>
      </PageLink>
      <PageLink to="/explore/inspiration" className={classes.page}>
        <Trans>Inspiration</Trans>
      </PageLink>
      <a href={root?.mobileUrl} className={classes.page} target="_blank" rel="noopener noreferrer">
        <Trans context="the app">Mobile</Trans>
      </a>
    </nav>
  );
}

// On the server the frame of most pages is there already.
const Navigation = import.meta.env.SSR ? partOfFrame('nav', Places) : Places;
const Theme = import.meta.env.SSR ? partOfFrame('fieldset', ThemeSwitch) : ThemeSwitch;
const Foot = import.meta.env.SSR ? partOfFrame('footer', Footer) : Footer;

export function HydrateFallback() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <Trans>Loading…</Trans>
    </main>
  );
}
