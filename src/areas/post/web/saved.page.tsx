import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Feed } from './feeds/Feed.tsx';
import { savedQuery } from './queries.ts';
import classes from './view/Post.module.css';

export const handle: PageHandle = { title: msg`Saved` };
export const meta: MetaFunction = () => [{ title: 'Saved' }];

/** What I have saved, for me alone. */
export default function SavedPage() {
  const query = useInfiniteQuery(savedQuery());
  return (
    <div className={classes.alone}>
      <h1>
        <Trans>Saved posts</Trans>
      </h1>
      <Feed
        query={query}
        empty={
          <EmptyState picture="nothing-saved">
            <Trans>Posts you save appear here. Nobody else sees them.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}
