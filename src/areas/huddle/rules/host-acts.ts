import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AttendanceStatus } from './state.ts';
import type { Party } from './waiting-list.ts';

export const MAX_REASON_LENGTH = 140;
const UNDO_MS = 10 * 60_000;

export type HostActKind = 'ADDED' | 'REMOVED' | 'LET_IN' | 'ALL_CAME';

/** Where a party stood before a host did something about it. */
export interface StoodBefore {
  readonly status: AttendanceStatus;
  readonly size: number;
  readonly queueNumber: number | null;
}

/** What a host did about the place of one party, as the log of the huddle keeps it. */
export interface HostAct {
  readonly id: HostActId;
  readonly kind: HostActKind;
  readonly hostId: PersonId;
  readonly personId: PersonId | null;
  readonly unregisteredId: UnregisteredId | null;
  readonly reason: string;
  readonly before: StoodBefore;
}

export interface PastAct extends HostAct {
  readonly at: Date;
  readonly undone: boolean;
}

export function undoEndsAt(at: Date): Date {
  return new Date(at.getTime() + UNDO_MS);
}

/** Why an act can no longer be undone; whether what it changed still stands is for the ledger to say. */
export function whyNotUndone(
  { at, undone }: Pick<PastAct, 'at' | 'undone'>,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  if (undone) return refuse('UNDONE_ALREADY', {}, 'conflict');
  return now > undoEndsAt(at) ? refuse('UNDO_TOO_LATE', {}, 'conflict') : undefined;
}

/** The entry of the log for something done about this party, which is handed over as it stood. */
export function actAbout(
  { status, size, queueNumber, ...party }: Party,
  act: Pick<HostAct, 'id' | 'kind' | 'hostId' | 'reason'>,
): HostAct {
  return {
    ...act,
    personId: party.registered ? party.id : null,
    unregisteredId: party.registered ? null : party.id,
    before: { status, size, queueNumber },
  };
}
