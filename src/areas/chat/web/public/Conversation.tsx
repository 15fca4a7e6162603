import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from '#platform/web/live.ts';
import { useKeyboardHeight } from '#platform/web/use-keyboard-height.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { WaitingList } from '#ui/WaitingList.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import shared from '../chat.module.css';
import { Composer } from '../messages/Composer.tsx';
import { JumpButtons } from '../messages/JumpButtons.tsx';
import { MessageList } from '../messages/MessageList.tsx';
import { TypingLine } from '../messages/TypingLine.tsx';
import { useOutbox } from '../messages/use-outbox.ts';
import { useReading } from '../messages/use-reading.ts';
import { keepingPlace, useScrollPlace } from '../messages/use-scroll-place.ts';
import { messagesQuery, readBetween, readOlder, roomQuery } from '../queries.ts';
import { RequestBar } from '../rooms/RequestBar.tsx';
import { TellingMenu } from '../rooms/TellingMenu.tsx';
import { useMarkRead } from '../rooms/use-mark-read.ts';
import classes from './Conversation.module.css';

/** The conversation of a room, live (COM-7, MSG-1): what was said, and where one says more. */
export function Conversation({ room }: { room: RoomView }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const query = useQuery(messagesQuery(room.id));
  const reading = useReading();
  const outbox = useOutbox(room.id);
  const [answered, setAnswered] = useState<MessageView>();
  // Where the line of the unread stands does not move while one looks.
  const [{ firstUnread, unread }] = useState(room);
  const scroll = useRef<HTMLElement>(null);
  const place = useScrollPlace(scroll, room.id, query.data, firstUnread);
  useKeyboardHeight();
  useWatch(`room:${room.id}`);
  useMarkRead(room, query.data?.items.at(-1)?.seq ?? 0);
  return (
    <section className={classes.conversation}>
      <div className={classes.view}>
        {/* Reached by the keyboard, so that its arrows scroll. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
        <section className={classes.scroll} ref={scroll} tabIndex={0} aria-label={t`What was said`}>
          {query.data ? (
            <MessageList
              room={room}
              thread={query.data}
              firstUnread={firstUnread}
              onReply={setAnswered}
              onOlder={() => reading(() => readOlder(queries, room.id))}
              onBetween={() =>
                keepingPlace(scroll.current, () => reading(() => readBetween(queries, room.id)))
              }
            />
          ) : query.isLoadingError ? (
            <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
          ) : (
            <RowSkeletons count={5} />
          )}
        </section>
        <JumpButtons place={place} unread={unread} />
      </div>
      <div className={classes.foot}>
        <WaitingList {...outbox.waiting} />
        <TypingLine roomId={room.id} thread={query.data} />
        {room.seat === 'ASKED' ? (
          <RequestBar room={room} />
        ) : room.closed ? (
          <p className={shared.quiet}>
            <Trans>This conversation is closed.</Trans>
          </p>
        ) : (
          <Composer
            room={room}
            answered={answered}
            onAnswered={() => setAnswered(undefined)}
            onSend={outbox.send}
          />
        )}
      </div>
    </section>
  );
}

/** The conversation of a community, with what one wants to be told of it. */
export default function CommunityConversation({ communityId }: { communityId: string }) {
  const { data: room, isLoadingError, isFetching, refetch } = useQuery(roomQuery(communityId));
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!room) return <RowSkeletons count={6} />;
  return (
    <>
      <div className={classes.pinned}>
        <TellingMenu room={room} />
        <ActionLink
          look="plain"
          size="small"
          to={`/chat/view/${room.id}`}
          icon={<IconArrowsMaximize aria-hidden size={18} />}
        >
          <Trans>Whole window</Trans>
        </ActionLink>
      </div>
      <Conversation key={room.id} room={room} />
    </>
  );
}
