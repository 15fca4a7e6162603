import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PlanView } from '../../contract/fields.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues, formOfValues } from '../../rules/form.ts';
import { hostIdsOf } from '../people/reads.ts';
import { coverUrl } from '../present.ts';
import { proposalOf } from '../proposals/proposal-of.ts';
import { findHuddle } from '../reads.ts';
import type { HuddleRow } from '../rows.ts';
import { valuesOf } from './fields.ts';
import { seriesOf } from './reads.ts';

/** A huddle or draft as one of its hosts edits it. */
export async function readPlan(
  db: DbOrTx,
  { personId }: Viewer,
  huddleId: HuddleId,
): Promise<PlanView | Refusal> {
  const found = await findHuddle(db, { personId }, huddleId);
  if (!found) return missing();
  if (found.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
  const { row } = found;
  const { hostId, coHostIds, askedIds } = await hostIdsOf(db, huddleId);
  const form = formOfHuddle(row, [...coHostIds, ...askedIds]);
  const named = [hostId, ...coHostIds, ...form.coHostIds, ...form.invitedIds];
  const faces = await visiblePersonSummaries(db, personId, [...named, ...lastEditor(row, personId)]);
  const people = [...faces.values()];
  return {
    id: row.id,
    status: row.status,
    edition: editionOf(row),
    form,
    people,
    hostId,
    askedIds: [...askedIds],
    startsAt: row.starts_at.toISOString(),
    changedBy: people.find(({ id }) => id === row.changed_by && id !== personId)?.displayName ?? null,
    coverPhotoUrl: coverUrl(row.status === 'DRAFT' ? { ...row, privacy: 'PRIVATE' } : row, true),
    proposal: await proposalOf(db, row),
    approval: row.approval,
    series: await seriesOf(db, row),
  };
}

function lastEditor(row: HuddleRow, personId: PersonId): PersonId[] {
  return row.changed_by && row.changed_by !== personId ? [row.changed_by] : [];
}

/** The fields that a page would hold for this huddle; a draft from before a field was added has it empty. */
export function formOfHuddle(row: HuddleRow, coHostIds: readonly PersonId[]): HuddleForm {
  const draft = row.draft_form as Partial<HuddleForm> | null;
  return draft ? { ...emptyFormValues(), ...draft } : formOfValues(valuesOf(row, coHostIds));
}

/**
 * Names the state of a plan: anyone who saves says which one they started from, and is refused when it is no longer
 * the newest. The limit can be changed beside the plan, so it is part of the name.
 */
export function editionOf(row: Pick<HuddleRow, 'version' | 'capacity'>): string {
  return `${row.version}.${row.capacity ?? 'any'}`;
}
