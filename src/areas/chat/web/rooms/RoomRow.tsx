import { Trans } from '@lingui/react/macro';
import { type Icon, IconCar, IconTrekking, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { RoomView } from '../../contract/views.ts';
import shared from '../chat.module.css';
import { NewestWords } from './NewestWords.tsx';
import classes from './RoomRow.module.css';
import { nameOfRoom } from './room-name.ts';

/** A conversation in the list: with whom, what was said last, and how much is new. */
export function RoomRow({ room, open }: { room: RoomView; open: boolean }) {
  const { newest, unread } = room;
  return (
    <Link
      className={classes.room}
      to={`/chat/view/${room.id}`}
      aria-current={open ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <RoomFace room={room} />
      <span>
        <span className={classes.name} dir="auto">
          {nameOfRoom(room) ?? <Trans>Somebody</Trans>}
        </span>
        <span className={classes.line} dir="auto">
          {newest ? <NewestWords room={room} newest={newest} /> : <Trans>Nothing said yet</Trans>}
        </span>
      </span>
      <span>
        {unread > 0 ? (
          <span className={classes.count}>{unread >= 100 ? '99+' : unread}</span>
        ) : (
          newest && (
            <small className={shared.quiet}>
              <TimeDistance to={newest.at} />
            </small>
          )
        )}
      </span>
    </Link>
  );
}

const signs: Readonly<Record<RoomView['kind'], Icon>> = {
  COMMUNITY: IconUsersGroup,
  CARPOOL: IconCar,
  HUDDLE: IconTrekking,
  GROUP: IconUsers,
  DIRECT: IconUsers,
};

/** The face of the other, or a sign for several. */
export function RoomFace({ room }: { room: RoomView }) {
  const [other] = room.faces;
  if (room.kind === 'DIRECT' && other) {
    const face = { id: other.id, name: other.displayName, pictureUrl: other.profilePicUrl };
    return <Avatar face={face} size={44} named />;
  }
  const Sign = signs[room.kind];
  return <Sign aria-hidden size={32} stroke={1.5} />;
}
