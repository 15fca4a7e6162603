import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './components/NotificationRow.module.css';
import { NotificationRow } from './components/NotificationRow.tsx';
import { markRead, notificationsQuery, seeNotifications } from './queries.ts';

export const handle: PageHandle = { title: msg`Notifications` };
export const meta: MetaFunction = () => [{ title: 'Notifications' }];

/** What happened, newest first; looking at it makes the bell quiet on every tab (NOT-2). */
export default function NotificationsPage() {
  const [search] = useSearchParams();
  const unreadOnly = search.get('only') === 'unread';
  useEffect(() => {
    void seeNotifications().catch(() => undefined);
  }, []);
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Notifications</Trans>}
        actions={
          <SubmitButton look="outline" size="small" onPress={() => markRead('ALL')}>
            <Trans>Mark all as read</Trans>
          </SubmitButton>
        }
      />
      <div className={classes.filters}>
        <ActionLink look={unreadOnly ? 'plain' : 'outline'} size="small" to="?" replace>
          <Trans>All</Trans>
        </ActionLink>
        <ActionLink look={unreadOnly ? 'outline' : 'plain'} size="small" to="?only=unread" replace>
          <Trans>Unread</Trans>
        </ActionLink>
      </div>
      <Notifications unreadOnly={unreadOnly} />
    </div>
  );
}

function Notifications({ unreadOnly }: { unreadOnly: boolean }) {
  const query = useInfiniteQuery(notificationsQuery(unreadOnly ? 'UNREAD' : undefined));
  if (query.isPending) return <RowSkeletons />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const notifications = query.data.pages.flatMap((page) => page.items);
  if (notifications.length === 0) {
    return (
      <EmptyState picture="all-quiet" hour={21}>
        <Trans>All quiet. What happens at your huddles stands here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              onOpen={() => void markRead([notification.id]).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </SubmitButton>
      )}
    </>
  );
}
