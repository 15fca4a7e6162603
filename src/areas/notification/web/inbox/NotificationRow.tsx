import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Icon,
  IconAward,
  IconInfoCircle,
  IconRosetteDiscountCheck,
  IconShieldCheck,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { NotificationView } from '../../contract.ts';
import { type ObjectType, pathOfObject, pathOfTelling } from '../../rules/objects.ts';
import { InlineAnswer } from './InlineAnswer.tsx';
import classes from './NotificationRow.module.css';
import { Sentence } from './Sentence.tsx';

interface NotificationRowProps {
  notification: NotificationView;
  onOpen: () => void;
  /** How many more did the same to the same object. */
  others?: number;
  /** Leads to why it came. */
  explained?: boolean;
}

/** Nobody's face stands for these. */
const signs: Readonly<Partial<Record<ObjectType, Icon>>> = {
  AWARD: IconAward,
  BADGE: IconRosetteDiscountCheck,
  DECISION: IconShieldCheck,
  SYSTEM: IconSpeakerphone,
};

function Picture({ notification: { actor, object } }: Pick<NotificationRowProps, 'notification'>) {
  const Sign = signs[object.type];
  if (Sign) {
    return (
      <span className={classes.sign}>
        <Sign aria-hidden size={22} stroke={1.7} />
      </span>
    );
  }
  const name = actor?.displayName ?? object.name ?? '?';
  const face = { id: actor?.id ?? object.id, name, pictureUrl: actor?.profilePicUrl ?? null };
  return <Avatar face={face} size={40} named />;
}

/** One thing that happened; opens its object while that may still be seen, and is answered on the spot. */
export function NotificationRow({
  notification,
  onOpen,
  others = 0,
  explained = false,
}: NotificationRowProps) {
  const { t } = useLingui();
  const { kind, actor, object, createdAt, read } = notification;
  const inside = (
    <>
      <Picture notification={notification} />
      <span className={classes.words}>
        <span>
          <Sentence notification={notification} others={others} />
        </span>
        <small>
          <TimeDistance to={createdAt} />
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
  return (
    <div className={classes.item} data-unread={!read}>
      {object.name === null ? (
        <div className={classes.row}>{inside}</div>
      ) : (
        <Link className={classes.row} to={pathOfObject(object, kind, actor?.username)} onClick={onOpen}>
          {inside}
        </Link>
      )}
      {explained && (
        <Link className={classes.why} to={pathOfTelling(notification.id)} aria-label={t`Why am I told this?`}>
          <IconInfoCircle aria-hidden size={20} stroke={1.7} />
        </Link>
      )}
      {notification.open && <InlineAnswer notification={notification} onDone={onOpen} />}
    </div>
  );
}
