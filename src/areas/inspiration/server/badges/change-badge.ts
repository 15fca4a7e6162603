import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { BadgeRequestId, PersonId } from '#platform/shared/ids.ts';
import type { Profession } from '../../rules/badges.ts';
import type { BadgeEvent } from '../../rules/events.ts';
import { badgeOf, grantedRequestOf, lockOpenRequest } from './reads.ts';
import { insertRequest, removeBadge, saveBadge, saveDecision } from './writes.ts';

export interface BadgeChange {
  readonly personId: PersonId;
  readonly profession: Profession;
  readonly on: boolean;
  readonly at: Date;
}

/**
 * Gives a badge or takes it away without a moderator; a waiting request for it is granted with it. The person is
 * told of the request and of the loss.
 * `same` when there is nothing to change.
 */
export async function changeBadge(tx: Tx, change: BadgeChange): Promise<'done' | 'same'> {
  const { personId, profession, on, at } = change;
  if (((await badgeOf(tx, personId)) === profession) === on) return 'same';
  if (!on) {
    await removeBadge(tx, personId);
    const requestId = await requestBehind(tx, change);
    await recordEvents(tx, at, [{ type: 'badge.taken', requestId, personId } satisfies BadgeEvent]);
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

/** The granted request that a badge came from: news of a badge is about it. An operator's badge has none until now. */
async function requestBehind(tx: Tx, { personId, profession, at }: BadgeChange): Promise<BadgeRequestId> {
  const granted = await grantedRequestOf(tx, personId, profession);
  if (granted) return granted;
  const id = newId<BadgeRequestId>();
  await insertRequest(tx, { id, personId, profession, proof: 'Given by an operator.', at });
  await saveDecision(tx, id, 'GRANTED', { moderatorId: null, at });
  return id;
}
