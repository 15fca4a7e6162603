import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import { groupNotifications } from '../rules/group.ts';
import { NotificationGroup } from './inbox/NotificationGroup.tsx';
import classes from './inbox/NotificationRow.module.css';
import { type Filter, markRead, notificationsQuery, seeNotifications } from './queries.ts';

export const handle: PageHandle = { title: msg`Notifications` };
export const meta: MetaFunction = () => [{ title: 'Notifications' }];

const filters: Readonly<Record<string, Filter>> = { unread: 'UNREAD', requests: 'REQUESTS' };

/** What happened, grouped, newest first; looking at it makes the bell quiet on every tab (NOT-2). */
export default function NotificationsPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const only = filters[search.get('only') ?? ''];
  useEffect(() => {
    void seeNotifications().catch(() => undefined);
  }, []);
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Notifications</Trans>}
        actions={
          <>
            <SubmitButton look="outline" size="small" onPress={() => markRead('ALL')}>
              <Trans>Mark all as read</Trans>
            </SubmitButton>
            <ActionLink
              look="plain"
              size="small"
              to="/setting/notifications"
              icon={<IconSettings aria-hidden size={18} />}
            >
              <Trans>Settings</Trans>
            </ActionLink>
          </>
        }
      />
      <TabLinks
        label={t`Which notifications`}
        tabs={[
          { to: '?', name: <Trans>All</Trans>, chosen: only === undefined },
          { to: '?only=unread', name: <Trans>Unread</Trans>, chosen: only === 'UNREAD' },
          { to: '?only=requests', name: <Trans>Waiting for me</Trans>, chosen: only === 'REQUESTS' },
        ]}
      />
      <Notifications only={only} />
    </div>
  );
}

function Notifications({ only }: { only: Filter | undefined }) {
  const clock = useClock();
  const query = useInfiniteQuery(notificationsQuery(only));
  const dayOf = (createdAt: string) => formatDay(new Date(createdAt), new Date(0), clock);
  return (
    <Paged query={query} skeleton={<RowSkeletons />} empty={<Quiet only={only} />}>
      {(notifications) => (
        <div className={classes.groups}>
          {groupNotifications(notifications, dayOf).map((group) => (
            <NotificationGroup
              key={group.key}
              group={group}
              onOpen={(ids) => void markRead(ids).catch(() => undefined)}
            />
          ))}
        </div>
      )}
    </Paged>
  );
}

function Quiet({ only }: { only: Filter | undefined }) {
  return (
    <EmptyState picture="all-quiet" hour={21}>
      {only ? (
        <Trans>Nothing waits for you here.</Trans>
      ) : (
        <Trans>All quiet. What happens at your huddles and communities appears here.</Trans>
      )}
    </EmptyState>
  );
}
