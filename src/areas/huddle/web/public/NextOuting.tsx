import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleCard } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import classes from '../discover/NextHuddle.module.css';
import { huddlesQuery } from '../queries.ts';
import { WhoGoes } from '../view/WhoGoes.tsx';
import { HuddleScene } from './HuddleScene.tsx';

/** The soonest of what I go to and what I host, with its countdown; nothing when there is none. */
export function NextOuting() {
  const going = useInfiniteQuery(huddlesQuery('GOING'));
  const hosting = useInfiniteQuery(huddlesQuery('HOSTING'));
  if (going.isPending || hosting.isPending) return <CardSkeletons count={1} />;
  const soonest = [going.data?.pages[0]?.items[0], hosting.data?.pages[0]?.items[0]]
    .filter((huddle) => huddle !== undefined)
    .sort((a, b) => a.startDateTime.localeCompare(b.startDateTime))[0];
  return soonest ? <NextHuddle huddle={soonest} /> : null;
}

/** The one outing that comes next, large, with how long it is until then. */
export function NextHuddle({ huddle }: { huddle: HuddleCard }) {
  const clock = useClock(huddle.timeZone);
  const [start, now] = [new Date(huddle.startDateTime), new Date()];
  return (
    <section className={classes.next}>
      <div className={classes.sky}>
        <HuddleScene huddle={huddle} first />
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
              <TimeDistance to={huddle.startDateTime} zone={huddle.timeZone} />
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
