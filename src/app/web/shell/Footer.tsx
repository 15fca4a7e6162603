import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteLoaderData } from 'react-router';
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
          <Link to="/start">
            <Trans>Home</Trans>
          </Link>
          <Link to="/features">
            <Trans>Features</Trans>
          </Link>
          <Link to="/explore/inspiration">
            <Trans>Inspiration</Trans>
          </Link>
          <Link to="/terms">
            <Trans>Terms</Trans>
          </Link>
          <Link to="/privacy">
            <Trans>Privacy</Trans>
          </Link>
          <Link to="/cookies">
            <Trans>Cookies</Trans>
          </Link>
          <Link to="/support">
            <Trans>Support</Trans>
          </Link>
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
