import { msg } from '@lingui/core/macro';
import type { MetaFunction } from 'react-router';
import ComingUp from '#areas/huddle/web/public/ComingUp.tsx';
import { NextOuting } from '#areas/huddle/web/public/NextOuting.tsx';
import WaitingForMe from '#areas/notification/web/public/WaitingForMe.tsx';
import Timeline from '#areas/post/web/public/Timeline.tsx';
import BackSoon from '#areas/safety/web/public/BackSoon.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { OptionalBoundary } from '#ui/OptionalBoundary.tsx';
import classes from './home.module.css';

export const handle: PageHandle = { title: msg`Home` };
export const meta: MetaFunction = () => [{ title: 'Home' }];

/**
 * Return plans that end soon, what comes next, what waits for me, then what the people I follow write (POST-4); more
 * outings at the side.
 */
export default function HomePage() {
  return (
    <div className={classes.page}>
      <div className={classes.feed}>
        <OptionalBoundary>
          <BackSoon />
        </OptionalBoundary>
        <NextOuting />
        <OptionalBoundary>
          <WaitingForMe />
        </OptionalBoundary>
        <Timeline />
      </div>
      <aside className={classes.rail}>
        <OptionalBoundary>
          <ComingUp />
        </OptionalBoundary>
      </aside>
    </div>
  );
}
