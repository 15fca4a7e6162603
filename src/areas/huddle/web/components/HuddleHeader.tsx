import { Trans, useLingui } from '@lingui/react/macro';
import { formatRange } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { DateBadge } from '#ui/DateBadge.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { privacyNames } from '../messages.ts';
import classes from './HuddleHeader.module.css';

interface HuddleHeaderProps {
  huddle: HuddleView;
  now: Date;
  /** The picture: an address that needs no token, or the drawn landscape in its place. */
  cover: React.ReactNode;
}

/** The mood of the page: cover, date, name and who invites. */
export function HuddleHeader({ huddle, now, cover }: HuddleHeaderProps) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const start = new Date(huddle.startDateTime);
  const past = start < now;
  return (
    <header className={classes.header}>
      <div className={classes.cover}>{cover}</div>
      <div className={classes.words}>
        <DateBadge instant={start} clock={clock} />
        <div className={classes.title}>
          <div className={classes.badges}>
            {huddle.status === 'CANCELLED' && (
              <Badge tone="danger">
                <Trans>Cancelled</Trans>
              </Badge>
            )}
            {past && huddle.status !== 'CANCELLED' && (
              <Badge>
                <Trans>Past</Trans>
              </Badge>
            )}
            {huddle.privacy !== 'PUBLIC' && <Badge>{t(privacyNames[huddle.privacy])}</Badge>}
          </div>
          <h1 dir="auto">{huddle.name}</h1>
          <p>
            <time dateTime={huddle.startDateTime}>
              {formatRange(start, new Date(huddle.endDateTime), now, clock)}
            </time>
            {huddle.venue && (
              <>
                {' · '}
                <span dir="auto">{huddle.venue.name}</span>
              </>
            )}
          </p>
          {huddle.status === 'CANCELLED' && huddle.cancelReason && (
            <p className={classes.reason} dir="auto">
              {huddle.cancelReason}
            </p>
          )}
          {huddle.host && (
            <p className={classes.host}>
              <Trans>Hosted by {huddle.host.displayName}</Trans>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
