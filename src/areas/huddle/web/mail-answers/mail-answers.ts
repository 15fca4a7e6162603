import type { HuddleId } from '#platform/shared/ids.ts';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { MailAnswerContract } from '../../contract/mail-answers.ts';
import type { SentReply } from '../questions/typed-replies.ts';

const api = apiOf<MailAnswerContract>();

export type MailAnswer = WireReply<MailAnswerContract['GET /api/public/mail-answers/:token']>;

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly people: number;
}

export const askToAnswerByMail = (huddleId: HuddleId, link: string | undefined, body: Typed) =>
  api('POST /api/public/huddles/:huddleId/mail-answers', {
    params: { huddleId },
    query: { link },
    body,
  });

export const answerByMail = (token: string, body: { people: number; replies: SentReply[] }) =>
  api('PUT /api/public/mail-answers/:token', { params: { token }, body });
export const withdrawByMail = (token: string) =>
  api('DELETE /api/public/mail-answers/:token', { params: { token } });
