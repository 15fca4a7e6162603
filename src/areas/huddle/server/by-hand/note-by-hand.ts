import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { checkNotedSince, decidePayment, decideTurnout } from '../../rules/people.ts';
import type { Turnout } from '../people/notes.ts';
import { findHuddle } from '../reads.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { lockByHand } from './reads.ts';
import { saveNotedByHand } from './writes.ts';

export interface AboutUnregistered {
  readonly huddleId: HuddleId;
  readonly unregisteredId: UnregisteredId;
}

/** A host notes how many came with somebody without an account, or clears the note. */
export function noteAttendanceByHand(
  platform: Platform,
  viewer: Viewer,
  about: AboutUnregistered,
  { people, pressedAt }: Turnout,
): Promise<'DONE' | Refusal> {
  return asHost(platform, viewer, about, async (tx, row, them) => {
    const refused =
      decideTurnout(factsOf(row), { status: them.place }, platform.now()) ??
      checkNotedSince(them.turnout_at, pressedAt);
    const noted = { attended_people: people, turnout_at: pressedAt ?? platform.now() };
    if (!refused) await saveNotedByHand(tx, them.id, noted);
    return refused;
  });
}

export function notePaymentByHand(
  platform: Platform,
  viewer: Viewer,
  about: AboutUnregistered,
  paid: boolean,
): Promise<'DONE' | Refusal> {
  return asHost(platform, viewer, about, async (tx, row, them) => {
    const refused = decidePayment(factsOf(row), { answer: 'YES' });
    const paid_at = paid ? (them.paid_at ?? platform.now()) : null;
    if (!refused) await saveNotedByHand(tx, them.id, { paid_at });
    return refused;
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof lockByHand>>>;

/** Both ids of the request are checked: the huddle must be the viewer's, the party one of its. */
function asHost(
  platform: Platform,
  { personId }: Viewer,
  { huddleId, unregisteredId }: AboutUnregistered,
  note: (tx: Tx, row: HuddleRow, them: Row) => Promise<Refusal | undefined>,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const them = await lockByHand(tx, huddleId, unregisteredId);
    if (!them) return refuse('NOT_A_PARTICIPANT', {}, 'conflict');
    const refused = await note(tx, huddle.row, them);
    if (refused) return refused;
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}
