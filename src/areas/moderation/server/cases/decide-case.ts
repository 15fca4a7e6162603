import { suspendPerson } from '#areas/account/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { letterText } from '#platform/server/mail/mail-letter.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CaseId, DecisionId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideVerdict, suspensionEnd, type Verdict } from '../../rules/decisions.ts';
import type { CaseDecided, ObjectHidden } from '../../rules/events.ts';
import type { Reason } from '../../rules/reports.ts';
import { subjectOf } from '../authors/reads.ts';
import { claimOfOther } from './claim-of-other.ts';
import { decisionLetter } from './letters.ts';
import { type CaseRow, findAddressee, lockCase, reportersOf } from './reads.ts';
import { logModeration, type NewDecision, saveDecision } from './writes.ts';

export interface DecideCommand extends Verdict {
  readonly reason: Reason;
  readonly words: string;
}

/** A moderator decides a case: what is done, the notice of it, the log and the news are one transaction. */
export async function decideCase(
  platform: Platform,
  command: Command,
  { personId, moderator }: Viewer,
  caseId: CaseId,
  verdict: DecideCommand,
): Promise<DecisionId | Refusal> {
  if (!moderator) return refuse('NOT_A_MODERATOR', {}, 'forbidden');
  return write<DecisionId>(platform, command, async (tx) => {
    const row = await lockCase(tx, personId, caseId);
    if (!row) return missing();
    const at = platform.now();
    const subjectId = (await subjectOf(tx, row.object_type, row.object_id)) ?? null;
    if (subjectId === personId) return missing();
    const refused = decideVerdict(stateOf(row, personId, subjectId), verdict, at);
    if (refused) return refused;
    const id = newId<DecisionId>();
    const { acts, days = null, reason, words } = verdict;
    const about = { id, caseId, subjectId, moderatorId: personId, at, acts, days, reason, words };
    const notice = await sendNotice(platform, tx, row, about);
    await saveDecision(tx, Object.assign({ notice }, about));
    await carryOut(platform, tx, row, about);
    await logDecision(tx, about);
    return id;
  });
}

type Decided = Omit<NewDecision, 'notice'>;

function stateOf(row: CaseRow, moderatorId: PersonId, subjectId: PersonId | null) {
  return {
    type: row.object_type,
    isHeld: row.held_for !== null,
    isOpen: row.state === 'OPEN',
    version: row.version,
    claimedByOther: claimOfOther(row, moderatorId),
    hasSubject: subjectId !== null,
  };
}

/** Mails the subject what was decided and answers the mail's words; nobody is told of nothing. */
async function sendNotice(
  platform: Platform,
  tx: Tx,
  { object_type: type, object_name: name, held_for, reports }: CaseRow,
  decided: Decided,
): Promise<string | null> {
  const { subjectId, acts } = decided;
  const subject = subjectId && !acts.includes('NONE') ? await findAddressee(tx, subjectId) : undefined;
  if (!subject) return null;
  const letter = decisionLetter(platform.config, subject.locale, {
    type,
    name,
    decided,
    isHeld: held_for !== null && reports === 0,
  });
  const { email, email_verified } = subject;
  if (email && email_verified)
    await queueMail(platform, tx, { kind: 'moderation', stream: 'SECURITY', to: email, letter });
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = platform.config;
  return letterText(letter, { productName: PRODUCT_NAME, origin: PUBLIC_ORIGIN, unsubscribe: undefined });
}

async function carryOut(platform: Platform, tx: Tx, row: CaseRow, decided: Decided): Promise<void> {
  const { id, caseId, subjectId, acts, days, at } = decided;
  if (subjectId && (acts.includes('SUSPEND') || acts.includes('BAN'))) {
    const until = suspensionEnd({ acts, days: days ?? 0 }, at);
    await suspendPerson(platform, tx, { personId: subjectId, at, until });
  }
  const hidden: ObjectHidden = {
    type: 'moderation.object-hidden',
    objectType: row.object_type,
    objectId: row.object_id,
    on: acts.includes('HIDE'),
  };
  const isNothing = acts.includes('NONE');
  const told: CaseDecided = {
    type: 'moderation.decided',
    decisionId: id,
    subjectId: isNothing ? null : subjectId,
    isAnswer: false,
    outcome: isNothing ? 'NONE' : 'ACTED',
    reporterIds: await reportersOf(tx, caseId),
  };
  await recordEvents(tx, at, hidden.on || row.held_for !== null ? [hidden, told] : [told]);
}

function logDecision(tx: Tx, decided: Decided): Promise<void> {
  const { id, caseId, subjectId, moderatorId, at, acts, days, reason, words } = decided;
  const detail = { acts, days, reason, words };
  return logModeration(tx, {
    at,
    act: 'DECIDED',
    caseId,
    decisionId: id,
    actor: moderatorId,
    subjectId,
    detail,
  });
}
