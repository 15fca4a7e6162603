import { liftSuspension } from '#areas/account/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { DecisionId, PersonId } from '#platform/shared/ids.ts';
import { decideAnswer } from '../../rules/decisions.ts';
import type { CaseDecided, ObjectHidden } from '../../rules/events.ts';
import { answerLetter } from './letters.ts';
import { type DecisionRow, findAddressee, lockDecision, reportersOf } from './reads.ts';
import { logModeration, saveAnswer } from './writes.ts';

export interface AnswerCommand {
  readonly decisionId: DecisionId;
  readonly granted: boolean;
  readonly words: string;
  /** A moderator, or an operator by name, who may answer where there is no other moderator. */
  readonly by: { readonly moderatorId: PersonId } | { readonly operator: string };
}

/** Answers an appeal, or takes a decision back without one; what is granted is restored in the same moment. */
export function answerAppeal(platform: Platform, command: AnswerCommand): Promise<'DONE' | Refusal> {
  const { decisionId, granted, by } = command;
  const moderatorId = 'moderatorId' in by ? by.moderatorId : null;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockDecision(tx, moderatorId, decisionId);
    if (!row) return missing();
    const isOwn = moderatorId !== null && row.decided_by === moderatorId;
    const refused = decideAnswer(row, { isGranted: granted, isOwn });
    if (refused) return refused;
    const at = platform.now();
    await saveAnswer(tx, { id: decisionId, granted, words: command.words, by: moderatorId, at });
    if (granted && row.subject_id && suspends(row)) {
      await liftSuspension(platform, tx, { personId: row.subject_id, since: row.at });
    }
    await tell(platform, tx, row, command);
    await logModeration(tx, {
      at,
      act: row.appeal === 'NONE' ? 'TAKEN_BACK' : granted ? 'APPEAL_GRANTED' : 'APPEAL_REFUSED',
      caseId: row.case_id,
      decisionId,
      actor: 'moderatorId' in by ? by.moderatorId : by.operator,
      subjectId: row.subject_id,
      detail: { words: command.words },
    });
    return 'DONE';
  });
}

function suspends({ acts }: DecisionRow): boolean {
  return acts.includes('SUSPEND') || acts.includes('BAN');
}

async function tell(
  platform: Platform,
  tx: Tx,
  row: DecisionRow,
  { granted, words }: AnswerCommand,
): Promise<void> {
  const { id, case_id, subject_id, object_type: objectType, object_id: objectId } = row;
  const shown: ObjectHidden = { type: 'moderation.object-hidden', objectType, objectId, on: false };
  const told: CaseDecided = {
    type: 'moderation.decided',
    decisionId: id,
    subjectId: subject_id,
    isAnswer: true,
    outcome: granted ? 'REVERSED' : null,
    reporterIds: granted ? await reportersOf(tx, case_id) : [],
  };
  await recordEvents(tx, platform.now(), granted && row.acts.includes('HIDE') ? [shown, told] : [told]);
  const subject = subject_id ? await findAddressee(tx, subject_id) : undefined;
  if (!(subject?.email && subject.email_verified)) return;
  const about = { type: objectType, name: row.object_name, granted, words };
  const letter = answerLetter(platform.config, subject.locale, about);
  await queueMail(platform, tx, { kind: 'moderation', stream: 'SECURITY', to: subject.email, letter });
}
