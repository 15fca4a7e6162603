import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { DecisionCard } from './mine/DecisionCard.tsx';
import { MyReports } from './mine/MyReports.tsx';
import classes from './moderation.module.css';
import { decisionsAboutMe } from './queries.ts';

export const handle: PageHandle = { title: msg`Reports and decisions` };
export const meta: MetaFunction = () => [
  { title: 'Reports and decisions' },
  { name: 'robots', content: 'noindex' },
];

/**
 * `/moderation/mine`: what moderators decided about somebody, their appeal, and what came of what they reported. Those
 * who are suspended read the decisions.
 */
export default function DecisionsAboutMePage() {
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Reports and decisions</Trans>}
        lead={
          <Trans>
            What moderators, and admins of communities, decided about you and what you made. You can appeal
            here.
          </Trans>
        }
      />
      <Decisions />
      <MyReports />
    </div>
  );
}

function Decisions() {
  const query = useQuery(decisionsAboutMe);
  if (query.isPending) return <RowSkeletons count={2} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const { items } = query.data;
  if (items.length > 0) return items.map((item) => <DecisionCard key={item.id} decision={item} />);
  return (
    <Card>
      <p>
        <Trans>
          No moderator has decided anything about you. If your account is suspended all the same, write to the
          address on the support page.
        </Trans>
      </p>
    </Card>
  );
}
