import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { DecisionId } from '#platform/shared/ids.ts';
import { decideAnswer } from '../../rules/decisions.ts';
import type { CaseDecided, ObjectHidden } from '../../rules/events.ts';
import type { Decider } from './access.sql.ts';
import { type GivenBack, giveBack } from './give-back.ts';
import { answerLetter } from './letters.ts';
import { type DecisionRow, findAddressee, lockDecision, reportersOf } from './reads.ts';
import { logModeration, saveAnswer } from './writes.ts';

export interface AnswerCommand {
  readonly decisionId: DecisionId;
  readonly granted: boolean;
  readonly words: string;
  /** Who answers, or an operator by name, who may where there is no other moderator. */
  readonly by: Decider | { readonly operator: string };
}

/** Answers an appeal, or takes a decision back without one; what is granted is restored in the same moment. */
export function answerAppeal(platform: Platform, command: AnswerCommand): Promise<'DONE' | Refusal> {
  const { decisionId, granted, words } = command;
  const by = 'personId' in command.by ? command.by : null;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockDecision(tx, by, decisionId);
    if (!row) return missing();
    const decidedBy = row.by_community ? 'COMMUNITY' : 'MODERATORS';
    const refused = decideAnswer(
      { appeal: row.appeal, acts: row.acts, by: decidedBy },
      { isGranted: granted, isOwn: row.is_own, by: by?.communityId ? 'COMMUNITY' : 'MODERATORS' },
    );
    if (refused) return refused;
    const at = platform.now();
    const answererId = by?.personId ?? null;
    await saveAnswer(tx, { id: decisionId, granted, words, by: answererId, at });
    const given = granted ? await giveBack(platform, tx, row, { answererId, at }) : [];
    await tell(platform, tx, row, { command, given });
    await logModeration(tx, {
      at,
      act: row.appeal === 'NONE' ? 'TAKEN_BACK' : granted ? 'APPEAL_GRANTED' : 'APPEAL_REFUSED',
      caseId: row.case_id,
      decisionId,
      actor: 'personId' in command.by ? command.by.personId : command.by.operator,
      subjectId: row.subject_id,
      detail: { words, ...(by?.communityId && { communityId: by.communityId }) },
    });
    return 'DONE';
  });
}

async function tell(
  platform: Platform,
  tx: Tx,
  row: DecisionRow,
  { command, given }: { readonly command: AnswerCommand; readonly given: readonly GivenBack[] },
): Promise<void> {
  const { granted, words, by } = command;
  const { id, case_id, subject_id, object_type: objectType, object_id: objectId } = row;
  const communityId = row.by_community ? row.community_id : null;
  const shown: ObjectHidden = {
    type: 'moderation.object-hidden',
    objectType,
    objectId,
    on: false,
    communityId,
  };
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
  const byAdmin = 'personId' in by && by.communityId !== null;
  const about = { type: objectType, name: row.object_name, granted, words, byAdmin, given };
  const letter = answerLetter(platform.config, subject.locale, about);
  await queueMail(platform, tx, { kind: 'moderation', stream: 'SECURITY', to: subject.email, letter });
}
