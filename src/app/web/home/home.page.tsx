import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { NextOuting } from '#areas/huddle/web/public/NextOuting.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { OptionalBoundary } from '#ui/OptionalBoundary.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import classes from './home.module.css';

const ComingUp = latePart(() => import('#areas/huddle/web/public/ComingUp.tsx'));
const WaitingForMe = latePart(() => import('#areas/notification/web/public/WaitingForMe.tsx'));
const Timeline = latePart(() => import('#areas/post/web/public/Timeline.tsx'));

export const handle: PageHandle = { title: msg`Home` };
export const meta: MetaFunction = () => [{ title: 'Home' }];

/** What comes next, what waits for me, then what the people I follow write (POST-4); more outings at the side. */
export default function HomePage() {
  return (
    <div className={classes.page}>
      <div className={classes.feed}>
        <NextOuting />
        <OptionalBoundary>
          <Suspense fallback={null}>
            <WaitingForMe />
          </Suspense>
        </OptionalBoundary>
        <Suspense fallback={<RowSkeletons count={4} />}>
          <Timeline />
        </Suspense>
      </div>
      <aside className={classes.rail}>
        <OptionalBoundary>
          <Suspense fallback={null}>
            <ComingUp />
          </Suspense>
        </OptionalBoundary>
      </aside>
    </div>
  );
}
