import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NotificationRow } from '../inbox/NotificationRow.tsx';
import { markRead, notificationsQuery } from '../queries.ts';
import classes from './WaitingForMe.module.css';

const LIMIT = 3;

/** What still asks for my answer, answered on the spot; nothing when nothing does. */
export default function WaitingForMe() {
  const query = useInfiniteQuery(notificationsQuery('REQUESTS'));
  const open = query.data?.pages[0]?.items.filter((item) => item.open).slice(0, LIMIT) ?? [];
  if (open.length === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby="waiting">
      <h2 id="waiting">
        <Trans>Waiting for you</Trans>
      </h2>
      <ul>
        {open.map((notification) => (
          <li key={notification.id}>
            <NotificationRow
              notification={notification}
              onOpen={() => void markRead([notification.id]).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
