import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import classes from './telling/Telling.module.css';
import { Telling } from './telling/Telling.tsx';
import { tellingQuery } from './telling/telling.ts';

export const handle: PageHandle = { title: msg`About this notification` };
export const meta: MetaFunction = () => [
  { title: 'About this notification' },
  { name: 'robots', content: 'noindex' },
];

/** `/notification/view/:notificationId`: why it came, by which ways, and one press for less; opening it changes nothing. */
export default function TellingPage() {
  const { notificationId = '' } = useParams();
  const query = useQuery(tellingQuery(notificationId));
  return (
    <div className={classes.page}>
      <PageHeader title={<Trans>About this notification</Trans>} />
      <QueryView query={query} gone={<Gone />}>
        {(telling) => <Telling telling={telling} />}
      </QueryView>
    </div>
  );
}

function Gone() {
  return (
    <EmptyState picture="all-quiet" hour={21}>
      <Trans>This notification is no longer kept.</Trans>
    </EmptyState>
  );
}
