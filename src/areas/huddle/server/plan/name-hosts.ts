import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleEvent } from '../../rules/huddle-events.ts';
import { hostIdsOf } from './reads.ts';
import { rearrangePlaces } from './rearrange-places.ts';
import { dropCoHosts, invite, nameCoHosts } from './writes.ts';

/**
 * Makes exactly these people the co-hosts. The host is none of them and stays whatever is asked, so a huddle is
 * never without one; whoever becomes a co-host gives their place back.
 */
export async function nameHosts(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly PersonId[],
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
  const coming = [...new Set(wanted)].filter((id) => id !== hostId && !coHostIds.includes(id));
  const known = await namesOfVisiblePeople(tx, viewer.personId, coming);
  if (known.size < coming.length) return refuse('CO_HOST_UNKNOWN');
  await dropCoHosts(
    tx,
    huddleId,
    coHostIds.filter((id) => !wanted.includes(id)),
  );
  if (coming.length === 0) return [];
  const moved = await rearrangePlaces(tx, huddleId, {
    now,
    people: coming,
    change(ledger) {
      for (const id of coming) ledger.release(id);
      return undefined;
    },
  });
  if (isRefusal(moved)) return moved;
  await nameCoHosts(tx, huddleId, coming);
  const named = coming.map((personId) => ({
    ...({ type: 'huddle.co-host-named', huddleId, personId, hostId: viewer.personId } as const),
  }));
  return [...moved, ...named];
}

/** Invites those whom the viewer may name; who is unknown or blocked is passed over without a word. */
export async function invitePeople(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly PersonId[],
  now: Date,
): Promise<readonly HuddleEvent[]> {
  const known = await namesOfVisiblePeople(tx, viewer.personId, wanted);
  const ids = [...known.keys()].filter((id) => id !== viewer.personId);
  const invited = await invite(tx, huddleId, ids, now);
  return invited.map((personId) => ({
    ...({ type: 'huddle.invited', huddleId, personId, hostId: viewer.personId } as const),
  }));
}
