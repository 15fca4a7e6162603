import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import classes from './missed/Missed.module.css';
import { MyMissedOuting } from './missed/MyMissedOuting.tsx';
import { myMissedQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Missed outings` };
export const meta: MetaFunction = () => [{ title: 'Missed outings' }];

/** `/setting/missed`: what hosts remember of me, and my word about it (COM-13). */
export default function MissedPage() {
  const missed = useQuery(myMissedQuery);
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Missed outings</Trans>}
        lead={
          <Trans>
            Hosts of your outings and of the same community see where you had a place and did not come, or
            gave it back in the last 24 hours. Nobody else does, and after twelve months it is gone.
          </Trans>
        }
      />
      <QueryView query={missed} gone={null} skeleton={<PageSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture="missed"
              action={
                <ActionLink look="outline" to="/huddle">
                  <Trans>Find a huddle</Trans>
                </ActionLink>
              }
            >
              <Trans>You missed nothing: hosts see nothing of this kind about you.</Trans>
            </EmptyState>
          ) : (
            items.map((outing) => <MyMissedOuting key={outing.huddleId} outing={outing} />)
          )
        }
      </QueryView>
    </div>
  );
}
