import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { stepFrom } from '../../rules/approval.ts';
import { formOfValues } from '../../rules/form.ts';
import { hostIdsOf } from '../people/reads.ts';
import { removeProposal } from '../proposals/store.ts';
import type { HuddleRow } from '../rows.ts';
import { checkPlan } from './check-plan.ts';
import { draftRow } from './drafts.ts';
import { valuesOf } from './fields.ts';
import { lockForHost, refuseFurtherDraft } from './reads.ts';
import { endAllAnswers, savePlanAndSequence } from './writes.ts';

/** A huddle that was cancelled takes place after all, or is a draft again. */
export function returnHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  to: 'PUBLISHED' | 'DRAFT',
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return write<'DONE'>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const step = stepFrom(
      row.status === 'CANCELLED' ? 'CANCELLED' : 'PUBLISHED',
      to === 'DRAFT' ? 'REDRAFT' : 'RETURN',
      false,
    );
    if (isRefusal(step)) return step;
    return to === 'DRAFT' ? redraft(tx, viewer, row, now) : publishAgain(tx, viewer, row, now);
  });
}

/** As it stood, with those who still have a place; everybody who was told that it is off is told. */
async function publishAgain(
  tx: Tx,
  { personId }: Viewer,
  row: HuddleRow,
  now: Date,
): Promise<'DONE' | Refusal> {
  // No start stands: it lies ahead, or it cannot take place.
  const refused = await checkPlan(tx, personId, valuesOf(row), now, { ...row, starts_at: new Date(0) });
  if (refused) return refused;
  const back = { status: 'PUBLISHED', cancel_reason: '', updated_at: now, changed_by: personId } as const;
  await savePlanAndSequence(tx, row.id, back);
  await recordEvents(tx, now, [{ type: 'huddle.returned', huddleId: row.id, personId }]);
  return 'DONE';
}

/** Another plan is made of it: nobody's answer counts for that, and no yes of its community. */
async function redraft(tx: Tx, { personId }: Viewer, row: HuddleRow, now: Date): Promise<'DONE' | Refusal> {
  const { hostId, coHostIds } = await hostIdsOf(tx, row.id);
  const refused = await refuseFurtherDraft(tx, hostId);
  if (refused) return refused;
  await endAllAnswers(tx, row.id, now);
  await removeProposal(tx, row.id);
  await savePlanAndSequence(tx, row.id, {
    ...draftRow(formOfValues(valuesOf(row, [...coHostIds])), now),
    status: 'DRAFT',
    approval: null,
    cancel_reason: '',
    series_id: null,
    poll_ends_at: null,
    moved_at: null,
    moved_what: [],
    moved_from_start: null,
    moved_from_end: null,
    moved_from_venue: null,
    changed_by: personId,
  });
  await recordEvents(tx, now, [{ type: 'huddle.plan-changed', huddleId: row.id, personId }]);
  return 'DONE';
}
