import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import {
  checkNotedSince,
  checkTurnoutOpen,
  decidePayment,
  decideTurnout,
  mustAcknowledge,
} from '../../rules/people.ts';
import { saveAllAsCome } from '../host-acts/writes.ts';
import { rememberTurnout } from '../missed/remember.ts';
import { findHuddle } from '../reads.ts';
import { factsOf, type HuddleRow, type ParticipationRow, participationState } from '../rows.ts';
import { lockParticipation } from './reads.ts';
import { saveNoted } from './writes.ts';

export interface About {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
}

/** How many came, and when that was pressed if it was not now. */
export interface Turnout {
  readonly people: number | null;
  readonly pressedAt: Date | undefined;
}

/** A host notes how many people of a party came, or clears the note; the note that was pressed last counts. */
export function noteAttendance(
  platform: Platform,
  viewer: Viewer,
  about: About,
  { people, pressedAt }: Turnout,
): Promise<'DONE' | Refusal> {
  return asHost(platform, viewer, about, async (tx, row, them) => {
    const refused =
      decideTurnout(factsOf(row), participationState(them), platform.now()) ??
      checkNotedSince(them.turnout_at, pressedAt);
    if (refused) return refused;
    const noted = { attended_people: people, turnout_at: pressedAt ?? platform.now() };
    await saveNoted(tx, about.huddleId, about.personId, noted);
    await rememberTurnout(tx, row, about.personId, people, platform.now());
    return undefined;
  });
}

/** A host notes that everybody came as they said; who is noted already stays as noted (HUD-29). */
export function markAllAsCome(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
): Promise<HostActId | Refusal> {
  const { personId: hostId } = viewer;
  return inTransaction<HostActId | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId: hostId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const refused = checkTurnoutOpen(factsOf(huddle.row), platform.now());
    if (refused) return refused;
    const id = newId<HostActId>();
    await saveAllAsCome(tx, { id, huddleId, hostId, at: platform.now() });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return id;
  });
}

/** A host notes that somebody has paid, or has not (HUD-19). */
export function notePayment(
  platform: Platform,
  viewer: Viewer,
  about: About,
  paid: boolean,
): Promise<'DONE' | Refusal> {
  return asHost(platform, viewer, about, async (tx, row, them) => {
    const refused = decidePayment(factsOf(row), participationState(them));
    if (refused) return refused;
    const paid_at = paid ? (them.paid_at ?? platform.now()) : null;
    await saveNoted(tx, about.huddleId, about.personId, { paid_at });
    return undefined;
  });
}

/** Both ids of the request are checked: the huddle must be the viewer's, the person must have a part in it. */
function asHost(
  platform: Platform,
  viewer: Viewer,
  { huddleId, personId }: About,
  note: (tx: Tx, row: HuddleRow, them: ParticipationRow) => Promise<Refusal | undefined>,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId: viewer.personId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const them = await lockParticipation(tx, huddleId, personId);
    if (!them) return refuse('NOT_A_PARTICIPANT', {}, 'conflict');
    const refused = await note(tx, huddle.row, them);
    if (refused) return refused;
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

/** The viewer has seen the last change of time or place; hosts see who has not (HUD-24). */
export function acknowledgeMove(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    const { row, mine } = huddle;
    const asked = mustAcknowledge(row.moved_at, participationState(mine ?? undefined), mine);
    if (!asked) return refuse('NOTHING_TO_ACKNOWLEDGE');
    await saveNoted(tx, huddleId, personId, { acknowledged_at: platform.now() });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}
