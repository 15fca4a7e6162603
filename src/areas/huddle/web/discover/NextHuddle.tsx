import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatDateTime, formatDistance, hourIn } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Landscape } from '#ui/Landscape.tsx';
import type { HuddleCard } from '../../contract/views.ts';
import { courseOfView } from '../../rules/state.ts';
import { WhoGoes } from '../view/WhoGoes.tsx';
import classes from './NextHuddle.module.css';

/** The one outing that comes next, large, with how long it is until then. */
export function NextHuddle({ huddle }: { huddle: HuddleCard }) {
  const clock = useClock(huddle.timeZone);
  const [start, now] = [new Date(huddle.startDateTime), new Date()];
  return (
    <section className={classes.next}>
      <div className={classes.sky}>
        <Landscape id={huddle.id} hour={hourIn(start, huddle.timeZone)} />
      </div>
      <div className={classes.words}>
        <p className={classes.until}>
          {courseOfView(huddle, now) === 'UNDER_WAY' ? (
            <>
              <Trans>Now</Trans> ·{' '}
              {huddle.hosting ? <Trans>You host it</Trans> : <Trans>You are going</Trans>}
            </>
          ) : (
            <>
              {huddle.hosting ? <Trans>You host next</Trans> : <Trans>Your next huddle</Trans>} ·{' '}
              {formatDistance(start, now, clock)}
            </>
          )}
        </p>
        <h1 dir="auto">
          <Link to={`/huddle/view/${huddle.id}`}>{huddle.name}</Link>
        </h1>
        <p>
          {formatDateTime(start, now, clock)}
          {huddle.venueName && ` · ${huddle.venueName}`}
        </p>
        <p>
          <WhoGoes huddle={huddle} />
        </p>
      </div>
    </section>
  );
}
