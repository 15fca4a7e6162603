import { languageOf } from '#platform/server/mail/language-of.ts';
import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { confirmLetter } from './letters.ts';
import { lockSubscriber } from './reads.ts';
import { moveSubscriber, saveAsker } from './writes.ts';

type Done = Promise<'DONE' | Refusal>;

const CONFIRM = 'newsletter-confirm';

/**
 * Mails the link that subscribes, unless the mailbox already gets the letter or was written to a moment ago. The
 * caller learns neither (abuse case 25).
 */
export function askForNewsletter(
  platform: Platform,
  command: Command,
  email: string,
  locale: Locale,
): Promise<'ASKED' | Refusal> {
  return write<'ASKED'>(platform, command, async (tx) => {
    const mailbox = mailboxKey(email);
    const known = await lockSubscriber(tx, mailbox);
    if (known?.confirmed_at && !known.ended_at) return 'ASKED';
    if (await refuseTooManyMails(platform, tx, { to: email, kinds: [CONFIRM] })) return 'ASKED';
    const token = await saveAsker(tx, { mailbox, email, now: platform.now() });
    await queueMail(platform, tx, {
      kind: CONFIRM,
      stream: 'DIGEST',
      to: email,
      letter: confirmLetter(platform, token, await languageOf(tx, email, locale)),
      unsubscribe: `/newsletter/leave/${token}`,
    });
    return 'ASKED';
  });
}

export function confirmNewsletter(platform: Platform, command: Command, token: string): Done {
  return move(platform, command, token, { confirmed_at: platform.now(), ended_at: null });
}

export function leaveNewsletter(platform: Platform, command: Command, token: string): Done {
  return move(platform, command, token, { ended_at: platform.now() });
}

function move(
  platform: Platform,
  command: Command,
  token: string,
  change: Parameters<typeof moveSubscriber>[2],
): Done {
  return write<'DONE'>(platform, command, async (tx) =>
    (await moveSubscriber(tx, token, change)) ? 'DONE' : refuse('NEWSLETTER_LINK_UNKNOWN'),
  );
}
