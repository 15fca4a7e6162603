import { Trans } from '@lingui/react/macro';
import type { RoomKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What was said in a conversation of a few; of two, the name of the room is that of the other. */
export function RoomSentence({ kind, notification, who, what }: SentenceProps<RoomKind>) {
  const { direct } = notification.facts;
  switch (kind) {
    case 'ROOM_REQUEST':
      return direct ? (
        <Trans>{who} would like to write to you.</Trans>
      ) : (
        <Trans>
          {who} would like to talk with you in {what}.
        </Trans>
      );
    case 'ROOM_MENTION':
      return direct ? (
        <Trans>{who} mentioned you.</Trans>
      ) : (
        <Trans>
          {who} mentioned you in {what}.
        </Trans>
      );
    case 'ROOM_TALK':
      return direct ? (
        <Trans>{who} wrote to you.</Trans>
      ) : (
        <Trans>
          {who} wrote in {what}.
        </Trans>
      );
  }
}
