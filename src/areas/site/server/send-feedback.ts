import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Feedback } from '../contract/site.ts';
import { readWriter } from './reads.ts';

/** Sends what somebody wants to tell us to the people of support, who can answer by mail (SHELL-5). */
export function sendFeedback(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  feedback: Feedback,
): Promise<'SENT' | Refusal> {
  const { SUPPORT_EMAIL, PRODUCT_NAME } = platform.config;
  return write(platform, command, async (tx) => {
    const writer = await readWriter(tx, personId);
    const name = writer?.username ? `@${writer.username}` : personId;
    await queueMail(platform, tx, {
      kind: 'feedback',
      stream: 'PERSONAL',
      to: SUPPORT_EMAIL,
      letter: {
        subject: `${PRODUCT_NAME} feedback from ${name}`,
        heading: `Feedback from ${name}`,
        paragraphs: feedback.message.split(/\n{2,}/),
        details: [
          { label: 'Page', value: feedback.page },
          { label: 'Version', value: feedback.version },
          { label: 'Person', value: personId },
        ],
      },
      causedBy: personId,
      // An address that nobody has proved may be somebody else's.
      ...(writer?.email_verified && writer.email ? { replyTo: writer.email } : {}),
    });
    return 'SENT' as const;
  });
}
