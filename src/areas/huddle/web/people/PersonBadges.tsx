import { Plural, Trans } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import classes from './People.module.css';

/** What a host needs to know of somebody at a glance. */
export function PersonBadges({ participant }: { participant: ParticipantView }) {
  const clock = useClock();
  const { place, queuePosition, offerEndsAt, paid, attendedPeople, acknowledged } = participant;
  return (
    <span className={classes.badges}>
      {place === 'WAITING' && (
        <Badge tone="waiting">
          <Trans>Number {queuePosition}</Trans>
        </Badge>
      )}
      {place === 'OFFERED' && offerEndsAt && (
        <Badge tone="waiting">
          <Trans>Offered until {formatDateTime(new Date(offerEndsAt), new Date(), clock)}</Trans>
        </Badge>
      )}
      {paid && (
        <Badge tone="brand">
          <Trans>Paid</Trans>
        </Badge>
      )}
      {acknowledged === false && (
        <Badge tone="waiting">
          <Trans>Has not seen the change</Trans>
        </Badge>
      )}
      {attendedPeople === 0 && (
        <Badge>
          <Trans>Did not come</Trans>
        </Badge>
      )}
      {attendedPeople !== null && attendedPeople > 0 && (
        <Badge tone="brand">
          <Plural value={attendedPeople} one="# came" other="# came" />
        </Badge>
      )}
    </span>
  );
}
