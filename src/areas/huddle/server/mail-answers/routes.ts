import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { MailAnswerContract } from '../../contract/mail-answers.ts';
import { done } from '../../messages.ts';
import { answerByMail, askToAnswer, readMailAnswer, withdrawByMail } from './answer.ts';

/** Answers without an account (HUD-24). */
export function mailAnswerRoutes(platform: Platform): Handlers<MailAnswerContract> {
  return {
    'POST /api/public/huddles/:huddleId/mail-answers': idempotent(
      async ({ params: { huddleId }, query: { link }, body, request, command }) => {
        const { website, ...typed } = body;
        const asking = { ...typed, huddleId, link, locale: pageLocale(request.headers) };
        const asked = website === '' && (await askToAnswer(platform, command, asking));
        return isRefusal(asked) ? asked : done('MAIL_ASKED');
      },
    ),
    'GET /api/public/mail-answers/:token': ({ params: { token } }) => readMailAnswer(platform, token),
    'PUT /api/public/mail-answers/:token': async ({ params: { token }, body }) => {
      const outcome = await answerByMail(platform, token, body);
      if (isRefusal(outcome)) return outcome;
      return done(outcome.unregistered?.status === 'WAITING' ? 'MAIL_WAITS' : 'MAIL_ANSWERED');
    },
    'DELETE /api/public/mail-answers/:token': async ({ params: { token } }) => {
      const outcome = await withdrawByMail(platform, token);
      return isRefusal(outcome) ? outcome : done('MAIL_WITHDRAWN');
    },
  };
}
