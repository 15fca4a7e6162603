import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { largestParty } from '../../rules/foresee.ts';
import { MAX_ASKED_A_DAY, refuseSize, whyMailAnswersAreClosed } from '../../rules/mail-answers.ts';
import type { Reply } from '../../rules/questions.ts';
import { isPast } from '../../rules/state.ts';
import { changeAttendance, type Outcome } from '../attendance/change-attendance.ts';
import { answerQuestionsByMail } from '../questions/ask-questions.ts';
import { presentQuestions } from '../questions/present.ts';
import { questionsOf, repliesByMail } from '../questions/reads.ts';
import { findHuddle } from '../reads.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { mailAnswerLetter } from './letters.ts';
import { countAsked, findByToken, huddleOf, type MailAnswerRow, partyOf, saveAsked } from './store.ts';

export const MAIL_ANSWER = 'mail-answer';
const DAY_MS = 24 * 3_600_000;

interface Asking {
  readonly huddleId: HuddleId;
  readonly link: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly people: number;
  readonly locale: Locale;
}

/** Mails the link, unless the address was written to a moment ago; the caller learns nothing about the address. */
export function askToAnswer(
  platform: Platform,
  command: Command,
  asking: Asking,
): Promise<'ASKED' | Refusal> {
  const now = platform.now();
  const { huddleId, link, name, email, phone, people, locale } = asking;
  return write<'ASKED'>(platform, command, async (tx) => {
    const found = await findHuddle(tx, { personId: null, link }, huddleId);
    if (!found) return missing();
    const facts = factsOf(found.row);
    const refused = whyMailAnswersAreClosed(facts, now) ?? refuseSize(facts, people);
    if (refused) return refused;
    if (found.row.mail_phone && phone === '') return refuse('PHONE_MISSING');
    if (await refuseTooManyMails(platform, tx, { to: email, kinds: [MAIL_ANSWER] })) return 'ASKED';
    if ((await countAsked(tx, huddleId, new Date(now.getTime() - DAY_MS))) >= MAX_ASKED_A_DAY) return 'ASKED';
    const row = await saveAsked(tx, {
      id: newId<UnregisteredId>(),
      huddle_id: huddleId,
      token: newToken(),
      at: now,
      name,
      email,
      phone,
      people,
      locale,
    });
    const letter = mailAnswerLetter(platform, 'ASKED', found.row, { locale, token: row.token });
    await queueMail(platform, tx, { kind: MAIL_ANSWER, stream: 'PERSONAL', to: email, letter });
    return 'ASKED';
  });
}

/** What the page behind the link shows. */
export async function readMailAnswer({ database: { db }, now }: Platform, token: string) {
  const found = await known(db, token);
  if (isRefusal(found)) return found;
  const { answer, row } = found;
  const [party, questions, replies] = await Promise.all([
    partyOf(db, answer.id),
    questionsOf(db, answer.huddle_id),
    repliesByMail(db, answer.id),
  ]);
  const at = now();
  const facts = factsOf(row);
  const knowsWhere = party?.place === 'CONFIRMED' || row.precise_places === 'EVERYONE';
  return {
    huddleId: row.id,
    huddle: row.name,
    startDateTime: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    cancelled: row.status === 'CANCELLED',
    name: answer.name,
    people: party?.party ?? answer.people,
    largest: largestParty(facts),
    status: party?.place ?? ('NONE' as const),
    queuePosition: party?.position ?? null,
    isOpen: whyMailAnswersAreClosed(facts, at) === undefined,
    isPast: isPast(facts, at),
    meetingPoint: knowsWhere ? (row.meeting_point ?? row.venue) : null,
    meetingPointNote: knowsWhere ? row.meeting_point_note : '',
    questions: presentQuestions(questions, replies),
  };
}

interface Said {
  readonly people: number;
  readonly replies: readonly Reply[];
}

/** Says yes, or with how many, and what the hosts ask; a phone number is the note that hosts read. */
export async function answerByMail(
  platform: Platform,
  token: string,
  { people, replies }: Said,
): Promise<Outcome> {
  const found = await known(platform.database.db, token);
  if (isRefusal(found)) return found;
  const kept = await answerQuestionsByMail(platform, found.answer, { replies, party: people });
  if (isRefusal(kept)) return kept;
  const { id, huddle_id, name, phone } = found.answer;
  const said = { unregisteredId: id, name, note: phone, size: people };
  return changeAttendance(platform, huddle_id, { type: 'answerByMail', ...said });
}

export async function withdrawByMail(platform: Platform, token: string): Promise<Outcome> {
  const found = await known(platform.database.db, token);
  if (isRefusal(found)) return found;
  const { id, huddle_id } = found.answer;
  return changeAttendance(platform, huddle_id, { type: 'withdrawByMail', unregisteredId: id });
}

type Db = Platform['database']['db'];

async function known(
  db: Db,
  token: string,
): Promise<{ readonly answer: MailAnswerRow; readonly row: HuddleRow } | Refusal> {
  const answer = await findByToken(db, token);
  const row = answer && (await huddleOf(db, answer.huddle_id));
  return answer && row ? { answer, row } : missing();
}
