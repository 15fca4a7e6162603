import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { letterContract, WaitlistEntry } from '../../contract/letters.ts';
import { done } from '../../messages.ts';
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe.ts';
import { saveWaitlistEntry } from './writes.ts';

export function letterRoutes(platform: Platform): Handlers<typeof letterContract> {
  return {
    'POST /api/public/newsletter': idempotent(async ({ body: { email, website }, request, command }) => {
      const locale = pageLocale(request.headers);
      const asked = website === '' && (await askForNewsletter(platform, command, email, locale));
      return isRefusal(asked) ? asked : done('NEWSLETTER_ASKED');
    }),
    'POST /api/public/newsletter/confirm/:token': idempotent(async ({ params: { token }, command }) => {
      const confirmed = await confirmNewsletter(platform, command, token);
      return isRefusal(confirmed) ? confirmed : done('NEWSLETTER_CONFIRMED');
    }),
    'POST /api/public/newsletter/leave/:token': idempotent(async ({ params: { token }, command }) => {
      const left = await leaveNewsletter(platform, command, token);
      return isRefusal(left) ? left : done('NEWSLETTER_LEFT');
    }),
    'POST /api/public/waitlist': idempotent(async ({ body, command }) => {
      const kept = body.website === '' && (await keepEntry(platform, command, body));
      return isRefusal(kept) ? kept : done('WAITLIST_JOINED');
    }),
  };
}

function keepEntry(platform: Platform, command: Command, { email, name, notes }: WaitlistEntry) {
  const entry = { mailbox: mailboxKey(email), email, name, notes, created_at: platform.now() };
  return write<'KEPT'>(platform, command, async (tx) => {
    await saveWaitlistEntry(tx, entry);
    return 'KEPT';
  });
}
