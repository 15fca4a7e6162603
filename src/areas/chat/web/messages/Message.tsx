import { Trans, useLingui } from '@lingui/react/macro';
import { useLongPress } from '@mantine/hooks';
import { IconSpeakerphone } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { NamedText } from '#areas/person/web/public/NamedText.tsx';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import classes from '../chat.module.css';
import { EditMessage } from './EditMessage.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessagePicture } from './MessagePicture.tsx';
import { Signs } from './Signs.tsx';

interface MessageProps {
  room: RoomView;
  message: MessageView;
  /** The first of a row by the same person: it carries face and name. */
  first: boolean;
  onReply: () => void;
}

/** A finger that stays: what a phone does then by itself, a click or a menu of its own, would close the sheet again. */
const holding: useLongPress.Options = {
  threshold: 450,
  events: ['touch'],
  cancelOnMove: true,
  onFinish: (event) => event.preventDefault(),
};

function keepFromFinger(event: MouseEvent): void {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') event.preventDefault();
}

/** What somebody said, or the place where it stood. */
export function Message({ room, message, first, onReply }: MessageProps) {
  const [editing, setEditing] = useState(false);
  const [held, setHeld] = useState(false);
  const press = useLongPress(() => setHeld(true), holding);
  const { author, announcement, namesMe } = message;
  if (!author) return <Removed by={message.removedBy} />;
  return (
    <li
      className={classes.message}
      data-first={first || undefined}
      data-held={held || undefined}
      data-announcement={announcement || undefined}
      data-names-me={namesMe || undefined}
      {...(room.seat === 'IN' && !editing && press)}
      onContextMenu={keepFromFinger}
    >
      {first && (
        <Avatar
          face={{ id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl }}
          size={36}
          named
        />
      )}
      <div className={classes.body}>
        {first && <Head message={message} name={author.displayName} />}
        {message.replyTo && <Answered replyTo={message.replyTo} />}
        {editing ? (
          <EditMessage roomId={room.id} message={message} onDone={() => setEditing(false)} />
        ) : (
          <Words message={message} />
        )}
        {message.pictures.length > 0 && (
          <div className={classes.pictures}>
            {message.pictures.map((picture) => (
              <MessagePicture key={picture.id} roomId={room.id} messageId={message.id} picture={picture} />
            ))}
          </div>
        )}
        <Signs roomId={room.id} message={message} />
      </div>
      {room.seat === 'IN' && (
        <MessageActions
          room={room}
          message={message}
          onReply={onReply}
          onEdit={() => setEditing(true)}
          held={held}
          onHeld={setHeld}
        />
      )}
    </li>
  );
}

function Head({ message, name }: { message: MessageView; name: string }) {
  const { t } = useLingui();
  const clock = useClock();
  return (
    <p className={classes.who}>
      {message.announcement && <IconSpeakerphone size={18} role="img" aria-label={t`Announcement`} />}
      <strong dir="auto">{name}</strong>
      <small>
        <time suppressHydrationWarning dateTime={message.createdAt}>
          {formatTime(new Date(message.createdAt), clock)}
        </time>
      </small>
    </p>
  );
}

function Words({ message }: { message: MessageView }) {
  if (message.text === '') return null;
  return (
    <p className={classes.text} dir="auto">
      <NamedText text={message.text} people={message.mentions} />
      {message.edited && (
        <small className={classes.quiet}>
          {' '}
          <Trans>edited</Trans>
        </small>
      )}
    </p>
  );
}

function Answered({ replyTo }: { replyTo: NonNullable<MessageView['replyTo']> }) {
  return (
    <p className={classes.answered} dir="auto">
      {replyTo.author === null ? (
        <Trans>A message you cannot see</Trans>
      ) : (
        <>
          <strong>{replyTo.author}</strong> {replyTo.excerpt || <Trans>removed</Trans>}
        </>
      )}
    </p>
  );
}

function Removed({ by }: { by: MessageView['removedBy'] }) {
  return (
    <li className={classes.message} data-first>
      <p className={`${classes.body} ${classes.removed}`}>
        {by === 'ADMIN' ? (
          <Trans>An admin has removed this message.</Trans>
        ) : (
          <Trans>Its author has removed this message.</Trans>
        )}
      </p>
    </li>
  );
}
