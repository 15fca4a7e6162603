import type { DomainEvent } from '#platform/server/events.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { MessageId } from '#platform/shared/ids.ts';
import { findHuddle } from '../reads.ts';
import { messageToMail } from './reads.ts';
import { takeUnmailed } from './writes.ts';

/** Mails a message to everybody it was sent to who may still see the huddle; running it again mails nobody twice. */
export async function mailMessages(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events)
    await mailOne(platform, (event as unknown as { messageId: MessageId }).messageId);
}

async function mailOne(platform: Platform, messageId: MessageId): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const message = await messageToMail(tx, messageId);
    if (!message) return 'GONE';
    const huddleId = message.huddle_id as Parameters<typeof findHuddle>[2];
    for (const { personId, email } of await takeUnmailed(tx, messageId, platform.now())) {
      if (!(await findHuddle(tx, { personId }, huddleId))) continue;
      await queueMail(platform, tx, {
        kind: 'huddle-message',
        to: email,
        letter: letterOf(platform, message, huddleId),
        causedBy: message.author_id,
      });
    }
    return 'DONE';
  });
}

function letterOf(
  { config }: Platform,
  message: { readonly huddle_name: string; readonly author_name: string; readonly body: string },
  huddleId: string,
) {
  return {
    subject: `${message.huddle_name}: a message from ${message.author_name}`,
    heading: message.huddle_name,
    paragraphs: [`${message.author_name} writes:`, ...message.body.split(/\n{2,}/)],
    action: { label: 'Open the huddle', url: `${config.PUBLIC_ORIGIN}/huddle/view/${huddleId}` },
    notes: ['You get this because you have a part in this huddle.'],
  };
}
