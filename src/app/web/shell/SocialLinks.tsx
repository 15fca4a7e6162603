import { useLingui } from '@lingui/react/macro';
import { NamedIcon } from '#ui/NamedIcon.tsx';
import classes from './Footer.module.css';
import type { SocialLink } from './social-links.ts';

/** The product elsewhere on the web, as its operator says, and its feed (SITE-14). */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui();
  return (
    <ul className={classes.social} aria-label={t`Elsewhere`}>
      {links.map(({ url, name, icon }) => (
        <li key={url}>
          <a href={url} rel="me noopener noreferrer" target="_blank" aria-label={name}>
            <NamedIcon name={icon} />
          </a>
        </li>
      ))}
      <li>
        <a href="/api/public/inspirations/feed.xml" aria-label={t`Inspirations by RSS`}>
          <NamedIcon name="rss" />
        </a>
      </li>
    </ul>
  );
}
