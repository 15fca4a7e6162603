import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatDistance } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { NotificationView } from '../../contract.ts';
import classes from './NotificationRow.module.css';
import { Sentence } from './Sentence.tsx';

interface NotificationRowProps {
  notification: NotificationView;
  onOpen: () => void;
}

/** One thing that happened; opens its object while that may still be seen. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const clock = useClock();
  const { actor, object, createdAt, read } = notification;
  const inside = (
    <>
      <Avatar
        face={{ id: actor?.id ?? object.id, name: actor?.displayName ?? object.name ?? '?' }}
        size={40}
      />
      <span className={classes.words}>
        <span>
          <Sentence notification={notification} />
        </span>
        <small>
          <time dateTime={createdAt}>{formatDistance(new Date(createdAt), new Date(), clock)}</time>
          {object.name === null && (
            <>
              {' · '}
              <Trans>no longer available</Trans>
            </>
          )}
        </small>
      </span>
      {!read && (
        <span className={classes.dot}>
          <Trans>new</Trans>
        </span>
      )}
    </>
  );
  if (object.name === null) return <div className={classes.row}>{inside}</div>;
  return (
    <Link className={classes.row} to={`/huddle/view/${object.id}`} onClick={onOpen} data-unread={!read}>
      {inside}
    </Link>
  );
}
