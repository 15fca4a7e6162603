import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import shared from '../chat.module.css';
import { Message } from './Message.tsx';
import classes from './MessageList.module.css';
import { endOfGap, hasMessage, type Thread } from './thread.ts';

interface MessageListProps {
  room: RoomView;
  thread: Thread;
  /** The number of the first message that was not read before. */
  firstUnread: number | null | undefined;
  onReply: (message: MessageView) => void;
  onOlder: () => Promise<unknown>;
  onBetween: () => Promise<unknown>;
}

const TOGETHER_MS = 5 * 60_000;

/** What was said, day by day, with a line above what is new. */
export function MessageList({ room, thread, firstUnread, ...on }: MessageListProps) {
  const clock = useClock();
  const { items, next } = thread;
  const gap = endOfGap(thread);
  const firstNew = hasMessage(thread, firstUnread)
    ? items.find((item) => item.seq >= firstUnread && !item.mine)
    : undefined;
  const dayOf = ({ createdAt }: MessageView) => formatDay(new Date(createdAt), new Date(), clock);
  return (
    <ol className={classes.messages} aria-live="polite">
      {next !== null && (
        <li>
          <SubmitButton look="plain" size="small" onPress={on.onOlder}>
            <Trans>Show earlier messages</Trans>
          </SubmitButton>
        </li>
      )}
      {items.length === 0 && (
        <li className={shared.quiet}>
          <Trans>Nothing is said here yet. Say hello.</Trans>
        </li>
      )}
      {items.map((message, at) => {
        const before = items[at - 1];
        const newDay = !before || dayOf(before) !== dayOf(message);
        return (
          <Fragment key={message.id}>
            {message.seq === gap?.before && (
              <li>
                <SubmitButton look="plain" size="small" onPress={on.onBetween}>
                  <Trans>Show the messages between</Trans>
                </SubmitButton>
              </li>
            )}
            {newDay && <li className={classes.day}>{dayOf(message)}</li>}
            {message === firstNew && (
              <li className={classes.newLine} data-new-line="">
                <Trans>New</Trans>
              </li>
            )}
            <Message
              room={room}
              message={message}
              first={newDay || !goesOn(before, message)}
              onReply={() => on.onReply(message)}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}

/** The same person goes on within minutes: their face and name stand once. */
function goesOn(before: MessageView | undefined, message: MessageView): boolean {
  if (!before?.author || before.author.id !== message.author?.id) return false;
  if (before.announcement || message.announcement || message.replyTo) return false;
  return Date.parse(message.createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}
