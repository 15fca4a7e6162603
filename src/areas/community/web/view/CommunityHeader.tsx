import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import type { CommunityView } from '../../contract/views.ts';
import shared from '../community.module.css';
import { privacyNames } from '../messages.ts';
import classes from './CommunityHeader.module.css';

interface CommunityHeaderProps {
  community: Pick<CommunityView, 'name' | 'privacy' | 'archived'> & { location: { name: string } | null };
  cover: ReactNode;
  logo: ReactNode;
  actions?: ReactNode;
}

/** The mood of the page: cover, logo, name, where it is at home, and what one can do. */
export function CommunityHeader({ community, cover, logo, actions }: CommunityHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={classes.header}>
      <div className={classes.cover}>{cover}</div>
      <div className={classes.headline}>
        <span className={classes.logo}>{logo}</span>
        <div className={classes.title}>
          <h1 dir="auto">{community.name}</h1>
          <p className={shared.quiet}>
            {t(privacyNames[community.privacy])}
            {community.location && (
              <>
                {' · '}
                <span dir="auto">{community.location.name}</span>
              </>
            )}
          </p>
          {community.archived && (
            <p>
              <Badge>
                <Trans>Archived</Trans>
              </Badge>
            </p>
          )}
        </div>
      </div>
      {actions && <div className={shared.actions}>{actions}</div>}
    </header>
  );
}
