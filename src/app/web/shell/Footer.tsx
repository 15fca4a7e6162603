import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { PageLink } from '#ui/PageLink.tsx';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import type { loader as rootLoader } from '../root.tsx';
import classes from './Footer.module.css';
import { SocialLinks } from './SocialLinks.tsx';

/** SITE-14: what the product offers, the papers, and whose it is. */
export function Footer() {
  const { t } = useLingui();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark name={root?.productName ?? ''} />
        <nav className={classes.links} aria-label={t`Footer`}>
          <PageLink to="/start">
            <Trans>Home</Trans>
          </PageLink>{' '}
          <PageLink to="/features">
            <Trans>Features</Trans>
          </PageLink>{' '}
          <PageLink to="/explore/inspiration">
            <Trans>Inspiration</Trans>
          </PageLink>{' '}
          <PageLink to="/terms">
            <Trans>Terms</Trans>
          </PageLink>{' '}
          <PageLink to="/privacy">
            <Trans>Privacy</Trans>
          </PageLink>{' '}
          <PageLink to="/cookies">
            <Trans>Cookies</Trans>
          </PageLink>{' '}
          <PageLink to="/support">
            <Trans>Support</Trans>
          </PageLink>
        </nav>
        <ThemeSwitch />
        <SocialLinks links={root?.social ?? []} />
        <p className={classes.small}>
          © {root?.year} {root?.productName}
        </p>
      </div>
    </footer>
  );
}
