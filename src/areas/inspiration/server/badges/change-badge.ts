import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Profession } from '../../rules/badges.ts';
import type { BadgeEvent } from '../../rules/inspiration-events.ts';
import { badgeOf, lockOpenRequest } from './reads.ts';
import { removeBadge, saveBadge, saveDecision } from './writes.ts';

export interface BadgeChange {
  readonly personId: PersonId;
  readonly profession: Profession;
  readonly on: boolean;
  readonly at: Date;
}

/**
 * Gives a badge or takes it away without a moderator; a waiting request for it is granted with it, and told.
 * `same` when there is nothing to change.
 */
export async function changeBadge(tx: Tx, change: BadgeChange): Promise<'done' | 'same'> {
  const { personId, profession, on, at } = change;
  if (((await badgeOf(tx, personId)) === profession) === on) return 'same';
  if (!on) {
    await removeBadge(tx, personId);
    return 'done';
  }
  const by = { moderatorId: null, at };
  await saveBadge(tx, personId, profession, by);
  const requestId = await lockOpenRequest(tx, personId, profession);
  if (!requestId) return 'done';
  await saveDecision(tx, requestId, 'GRANTED', by);
  const event: BadgeEvent = { type: 'badge.granted', requestId, personId };
  await recordEvents(tx, at, [event]);
  return 'done';
}
