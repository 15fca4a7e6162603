import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import classes from './list.module.css';
import { StoryGrid } from './public/StoryGrid.tsx';
import { storiesQuery } from './queries.ts';
import { TopicLine } from './story/TopicLine.tsx';

export const handle: PageHandle = { title: msg`Inspirations` };
export const meta: MetaFunction = () => [{ title: 'Inspirations' }];

/** `/inspiration`: what I want to read, and what people write whom I follow (INS-3). */
export default function ReadingListPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const only = search.get('show') === 'followed' ? 'FOLLOWED' : 'SAVED';
  const explore = (
    <ActionLink to="/explore/inspiration">
      <Trans>Explore inspirations</Trans>
    </ActionLink>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Inspirations</Trans>}
        lead={<Trans>Stories to read, for before and after the walk.</Trans>}
        actions={explore}
      />
      <TabLinks
        label={t`Inspirations`}
        tabs={[
          { to: '/inspiration', name: <Trans>Reading list</Trans>, chosen: only === 'SAVED' },
          {
            to: '/inspiration?show=followed',
            name: <Trans>By people I follow</Trans>,
            chosen: only === 'FOLLOWED',
          },
        ]}
      />
      <Paged
        key={only}
        query={useInfiniteQuery(storiesQuery(only))}
        skeleton={<CardSkeletons count={3} />}
        empty={
          <EmptyState picture="nothing-to-read" hour={19} action={explore}>
            {only === 'SAVED' ? (
              <Trans>Your reading list is empty. Press Save on a story to add it.</Trans>
            ) : (
              <Trans>Nobody you follow has published a story yet.</Trans>
            )}
          </EmptyState>
        }
      >
        {(stories) => (
          <StoryGrid rank={2} stories={stories} eyebrow={(story) => <TopicLine story={story} />} />
        )}
      </Paged>
    </div>
  );
}
