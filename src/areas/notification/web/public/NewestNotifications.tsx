import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { NotificationRow } from '../inbox/NotificationRow.tsx';
import { markRead, notificationsQuery, seeNotifications } from '../queries.ts';
import classes from './NewestNotifications.module.css';
import { useNewNotifications } from './use-new-notifications.ts';

const LIMIT = 6;

/** The newest few; having looked at all that is new makes the bell quiet on every tab, having looked at some does not. */
export function NewestNotifications({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery(notificationsQuery());
  const shown = query.data?.pages[0]?.items.slice(0, LIMIT).length ?? 0;
  const unseen = useNewNotifications();
  const sawAll = unseen > 0 && unseen <= shown;
  useEffect(() => {
    if (sawAll) void seeNotifications().catch(() => undefined);
  }, [sawAll]);
  if (query.isPending) return <RowSkeletons count={4} />;
  if (query.isLoadingError)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const newest = query.data.pages[0]?.items.slice(0, LIMIT) ?? [];
  if (newest.length === 0) {
    return (
      <p className={classes.quiet}>
        <Trans>All quiet. What happens at your huddles and communities appears here.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.list}>
      {newest.map((notification) => (
        <li key={notification.id}>
          <NotificationRow
            notification={notification}
            onOpen={() => {
              void markRead([notification.id]).catch(() => undefined);
              onLeave();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
