import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { AgreedWith, ProposalView } from '../../contract/proposals.ts';
import { SILENT_MS } from '../../rules/approval.ts';
import { valuesOfForm } from '../../rules/form.ts';
import type { PlanColumns } from '../plan/fields.ts';
import { editionOf, formOfHuddle } from '../plan/read-plan.ts';
import type { HuddleRow } from '../rows.ts';
import { changesWanted } from './proposal-of.ts';
import { columnsAfter, placeOf, standingColumns } from './safety.ts';
import type { WaitingRow } from './store.ts';

/** A draft or a change as whoever approves it reads it. */
export function presentProposal(
  waiting: WaitingRow,
  faces: ReadonlyMap<string, PersonSummary>,
  now: Date,
): ProposalView {
  const { huddle: row, change } = waiting;
  const form = formOfHuddle(row, []);
  return {
    huddleId: row.id,
    edition: editionOf(row),
    name: row.name,
    description: form.description,
    privacy: form.privacy,
    ...(change ? agreedWith(columnsAfter(row, change)) : presentDraft(row)),
    by: faces.get(waiting.proposed_by) ?? null,
    changes: change ? changesWanted(row, change) : [],
    before: change ? agreedWith(standingColumns(row)) : null,
    leader: change?.leader ? (faces.get(change.leader) ?? null) : null,
    overdue: now.getTime() - waiting.proposed_at.getTime() >= SILENT_MS,
  };
}

/** The draft as its form stands, which is more than its columns know. */
function presentDraft(row: HuddleRow): AgreedWith {
  const form = formOfHuddle(row, []);
  const values = valuesOfForm(form);
  return {
    activity: form.activity,
    difficulty: values?.difficulty ?? null,
    startDateTime: row.starts_at.toISOString(),
    endDateTime: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    venueName: form.venue?.name ?? null,
    venueNote: form.venueNote,
    meetingPointName: form.meetingPoint?.name ?? null,
    meetingPointNote: form.meetingPointNote,
    capacity: values?.capacity ?? null,
  };
}

function agreedWith(columns: PlanColumns): AgreedWith {
  return {
    activity: columns.activity,
    difficulty: columns.difficulty,
    startDateTime: columns.starts_at,
    endDateTime: columns.ends_at,
    timeZone: columns.time_zone,
    venueName: placeOf(columns.venue)?.name ?? null,
    venueNote: columns.venue_note,
    meetingPointName: placeOf(columns.meeting_point)?.name ?? null,
    meetingPointNote: columns.meeting_point_note,
    capacity: columns.capacity,
  };
}
