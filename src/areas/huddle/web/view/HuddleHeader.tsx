import { Trans, useLingui } from '@lingui/react/macro';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { DateBadge } from '#ui/DateBadge.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import { privacyNames } from '../messages.ts';
import { DateRange } from '../public/DateRange.tsx';
import classes from './HuddleHeader.module.css';

/** What the head shows; a card in a list has said most of it. */
export type Headed = Pick<
  HuddleView,
  'name' | 'status' | 'privacy' | 'startDateTime' | 'endDateTime' | 'timeZone'
> &
  Partial<Pick<HuddleView, 'cancelReason' | 'communityObj' | 'pollEndsAt'>> & {
    readonly venue: { readonly name: string } | null;
    readonly host: { readonly displayName: string } | null;
  };

interface HuddleHeaderProps {
  huddle: Headed;
  now: Date;
  /** The picture: an address that needs no token, or the drawn picture in its place. */
  cover: React.ReactNode;
}

/** The mood of the page: cover, date, name and who invites. */
export function HuddleHeader({ huddle, now, cover }: HuddleHeaderProps) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const start = new Date(huddle.startDateTime);
  const course = courseOfView(huddle, now);
  const on = huddle.status !== 'CANCELLED';
  return (
    <header className={classes.header}>
      <div className={classes.cover}>{cover}</div>
      <div className={classes.words}>
        {huddle.startDateTime && <DateBadge instant={start} clock={clock} />}
        <div className={classes.title}>
          <div className={classes.badges}>
            {!on && (
              <Badge tone="danger">
                <Trans>Cancelled</Trans>
              </Badge>
            )}
            {on && huddle.pollEndsAt && (
              <Badge tone="brand">
                <Trans>Date still open</Trans>
              </Badge>
            )}
            {on && course === 'UNDER_WAY' && (
              <Badge tone="brand">
                <Trans>Now</Trans>
              </Badge>
            )}
            {on && course === 'OVER' && (
              <Badge>
                <Trans>Past</Trans>
              </Badge>
            )}
            {huddle.privacy !== 'PUBLIC' && <Badge>{t(privacyNames[huddle.privacy])}</Badge>}
          </div>
          <h1 dir="auto">{huddle.name}</h1>
          <p>
            <DateRange
              start={huddle.startDateTime}
              end={huddle.endDateTime}
              timeZone={huddle.timeZone}
              now={now}
            />
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
          {(huddle.host || huddle.communityObj) && (
            <p className={classes.host} dir="auto">
              {huddle.host && <Trans>Hosted by {huddle.host.displayName}</Trans>}
              {huddle.host && huddle.communityObj && ' · '}
              {huddle.communityObj?.name}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
