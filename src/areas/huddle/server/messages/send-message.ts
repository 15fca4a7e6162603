import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MessageId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type Audience, decideMessage, MESSAGES_A_DAY } from '../../rules/messaging.ts';
import { findHuddle } from '../reads.ts';
import { factsOf } from '../row-facts.ts';
import { lastSent } from './reads.ts';
import { insertMessage } from './writes.ts';

export interface SentMessage {
  readonly id: MessageId;
  readonly recipientCount: number;
}

/** A host writes to the people of their huddle; the mails and notifications follow from the event. */
export function sendMessage(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  said: { readonly audience: Audience; readonly text: string },
): Promise<SentMessage | Refusal> {
  const { personId } = viewer;
  return write<SentMessage>(platform, command, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const at = platform.now();
    const refused = decideMessage(factsOf(huddle.row), await lastSent(tx, huddleId, MESSAGES_A_DAY), at);
    if (refused) return refused;
    const id = newId<MessageId>();
    const recipientCount = await insertMessage(tx, { id, huddleId, authorId: personId, at, ...said });
    if (recipientCount === 0) return refuse('NOBODY_TO_TELL');
    await recordEvents(tx, at, [{ type: 'huddle.message-sent', huddleId, personId, messageId: id }]);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return { id, recipientCount };
  });
}
