import { Trans } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import shared from '../chat.module.css';
import type { Thread } from '../queries.ts';
import { Message } from './Message.tsx';
import classes from './MessageList.module.css';

interface MessageListProps {
  room: RoomView;
  thread: Thread;
  /** The number up to which everything was read before. */
  readBefore: number;
  onReply: (message: MessageView) => void;
  onOlder: () => Promise<void>;
}

const TOGETHER_MS = 5 * 60_000;

/** What was said, day by day, with a line above what is new. */
export function MessageList({ room, thread, readBefore, onReply, onOlder }: MessageListProps) {
  const clock = useClock();
  const [chosen, setChosen] = useState<string>();
  const { items, next } = thread;
  const firstNew = items.find((item) => item.seq > readBefore && !item.mine);
  const dayOf = ({ createdAt }: MessageView) => formatDay(new Date(createdAt), new Date(), clock);
  return (
    <ol className={classes.messages} aria-live="polite">
      {next !== null && (
        <li>
          <SubmitButton look="plain" size="small" onPress={onOlder}>
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
            {newDay && <li className={classes.day}>{dayOf(message)}</li>}
            {message === firstNew && readBefore > 0 && (
              <li className={classes.newLine}>
                <Trans>New</Trans>
              </li>
            )}
            <Message
              room={room}
              message={message}
              first={newDay || !goesOn(before, message)}
              chosen={chosen === message.id}
              onChoose={() => setChosen(message.id)}
              onReply={() => onReply(message)}
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
