import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AuthoredRow } from './edit/AuthoredRow.tsx';
import classes from './list.module.css';
import { BadgeCard } from './public/BadgeCard.tsx';
import { useWriteInspiration } from './public/use-write-inspiration.ts';
import { authoredQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`My inspirations` };
export const meta: MetaFunction = () => [{ title: 'My inspirations' }];

/** `/inspiration/authored`: drafts, scheduled and published, with what became of them (INS-3). */
export default function AuthoredPage() {
  const write = useWriteInspiration();
  const begin = (
    <SubmitButton onPress={write}>
      <Trans>Write an inspiration</Trans>
    </SubmitButton>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>My inspirations</Trans>}
        lead={<Trans>What you have written, and how it is read.</Trans>}
        actions={begin}
      />
      <Paged
        query={useInfiniteQuery(authoredQuery)}
        skeleton={<RowSkeletons count={4} />}
        empty={
          <EmptyState picture="nothing-written" hour={17} action={begin}>
            <Trans>You have not written anything yet. What did your last walk teach you?</Trans>
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={classes.rows}>
            {items.map((item) => (
              <li key={item.id}>
                <AuthoredRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <BadgeCard />
    </div>
  );
}
