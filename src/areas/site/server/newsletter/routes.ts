import type { Handlers } from '#platform/server/http/endpoints.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { letterContract, WaitlistEntry } from '../../contract-letters.ts';
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe.ts';
import { saveWaitlistEntry } from './writes.ts';

export function letterRoutes(platform: Platform): Handlers<typeof letterContract> {
  return {
    'POST /api/public/newsletter': async ({ body: { email, website }, request }) => {
      if (website === '') await askForNewsletter(platform, email, pageLocale(request.headers));
      return done('Please open the link in the mail that we have sent to you.');
    },
    'POST /api/public/newsletter/confirm/:token': async ({ params: { token } }) => {
      const confirmed = await confirmNewsletter(platform, token);
      return isRefusal(confirmed) ? confirmed : done('You get our newsletter from now on.');
    },
    'POST /api/public/newsletter/leave/:token': async ({ params: { token } }) => {
      const left = await leaveNewsletter(platform, token);
      return isRefusal(left) ? left : done('You get no more newsletters.');
    },
    'POST /api/public/waitlist': async ({ body }) => {
      if (body.website === '') await keepEntry(platform, body);
      return done('Thank you. We write to you when it is there.');
    },
  };
}

async function keepEntry(platform: Platform, { email, name, notes }: WaitlistEntry): Promise<void> {
  const entry = { mailbox: mailboxKey(email), email, name, notes, created_at: platform.now() };
  await inTransaction<'KEPT'>(platform.database, async (tx) => {
    await saveWaitlistEntry(tx, entry);
    return 'KEPT';
  });
}
