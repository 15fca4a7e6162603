import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { DecisionId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideAppeal } from '../../rules/decisions.ts';
import { logModeration, saveAppeal } from '../cases/writes.ts';
import { lockOwn } from './reads.ts';

/** Somebody asks for another look at a decision about them; a colleague of who decided will answer. */
export function appeal(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  id: DecisionId,
  words: string,
): Promise<'DONE' | Refusal> {
  return write<'DONE'>(platform, command, async (tx) => {
    const row = await lockOwn(tx, personId, id);
    if (!row) return missing();
    const now = platform.now();
    const refused = decideAppeal(row, now);
    if (refused) return refused;
    await saveAppeal(tx, id, words, now);
    await logModeration(tx, {
      at: now,
      act: 'APPEALED',
      caseId: row.case_id,
      decisionId: id,
      actor: personId,
      subjectId: personId,
      detail: { words },
    });
    return 'DONE';
  });
}
