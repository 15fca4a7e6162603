import { Plural, Trans } from '@lingui/react/macro';
import { IconChevronRight, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWatch } from '#platform/web/live.ts';
import { Badge } from '#ui/Badge.tsx';
import { roomNewsQuery } from '../queries.ts';
import { NewestWords } from '../rooms/NewestWords.tsx';
import classes from './ConversationCard.module.css';

/** The way from an outing or a club to its conversation: how much is new in it, and what was said last (HUD-37). */
export default function ConversationCard({ roomId }: { roomId: string }) {
  const { data: room } = useQuery(roomNewsQuery(roomId));
  useWatch(`room:${roomId}`);
  return (
    <Link className={classes.card} to={`/chat/view/${roomId}`}>
      <IconMessages aria-hidden size={28} stroke={1.5} />
      <span className={classes.words}>
        <strong>
          <Trans>Conversation</Trans>
        </strong>
        <span className={classes.line} dir="auto">
          {room?.newest ? <NewestWords room={room} newest={room.newest} /> : <Trans>Nothing said yet</Trans>}
        </span>
      </span>
      {room && room.unread > 0 ? (
        <Badge tone="brand">
          {room.unread >= 100 ? (
            <Trans>99+ new</Trans>
          ) : (
            <Plural value={room.unread} one="# new" other="# new" />
          )}
        </Badge>
      ) : (
        <IconChevronRight aria-hidden size={20} />
      )}
    </Link>
  );
}
