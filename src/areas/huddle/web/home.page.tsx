import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { HuddleList } from './components/HuddleList.tsx';
import { NextHuddle } from './components/NextHuddle.tsx';
import classes from './home.module.css';
import { huddlesQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Home` };
export const meta: MetaFunction = () => [{ title: 'Home' }];

/** My next outing with its countdown, then what else is coming. */
export default function HomePage() {
  return (
    <div className={classes.page}>
      <Next />
      <section className={classes.coming}>
        <h2>
          <Trans>Coming up</Trans>
        </h2>
        <HuddleList
          empty={
            <EmptyState
              picture="first-outing"
              action={
                <ActionLink to="/huddle/create">
                  <Trans>Plan a huddle</Trans>
                </ActionLink>
              }
            >
              <Trans>Nothing is planned yet. The next good day is closer with company.</Trans>
            </EmptyState>
          }
        />
      </section>
    </div>
  );
}

/** The soonest of what I go to and what I host. */
function Next() {
  const going = useInfiniteQuery(huddlesQuery('GOING'));
  const hosting = useInfiniteQuery(huddlesQuery('HOSTING'));
  if (going.isPending || hosting.isPending) return <CardSkeletons count={1} />;
  const soonest = [going.data?.pages[0]?.items[0], hosting.data?.pages[0]?.items[0]]
    .filter((huddle) => huddle !== undefined)
    .sort((a, b) => a.startDateTime.localeCompare(b.startDateTime))[0];
  return soonest ? <NextHuddle huddle={soonest} /> : null;
}
