import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { HuddlesFound } from '#areas/huddle/web/public/HuddlesFound.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import classes from '../view/Post.module.css';
import { Feed } from './Feed.tsx';

interface FoundUnderProps {
  /** Heading over the huddles. */
  huddles: ReactNode;
  filter: ComponentProps<typeof HuddlesFound>['filter'];
  noHuddles: ReactNode;
  query: ComponentProps<typeof Feed>['query'];
  noPosts: ReactNode;
}

/** What stands under a hashtag or a place: huddles to come, then posts (POST-7). */
export function FoundUnder({ huddles, filter: wish, noHuddles, query, noPosts }: FoundUnderProps) {
  return (
    <>
      <section className={classes.huddles}>
        <h2>{huddles}</h2>
        <HuddlesFound filter={wish} empty={<p className={classes.quietLine}>{noHuddles}</p>} />
      </section>
      <h2>
        <Trans>Posts</Trans>
      </h2>
      <Feed query={query} empty={<NoPosts>{noPosts}</NoPosts>} />
    </>
  );
}

function NoPosts({ children }: { children: ReactNode }) {
  const plan = (
    <ActionLink to="/huddle/create" look="outline">
      <Trans>Plan a huddle</Trans>
    </ActionLink>
  );
  return (
    <EmptyState picture="nothing is said" action={plan}>
      {children}
    </EmptyState>
  );
}
