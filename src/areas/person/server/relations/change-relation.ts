import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { appendFacts, type PersonFact, recheckSubscriptions } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { eventsOf } from '../../rules/events.ts';
import { decideFollow, type RelationChange, type RelationState } from '../../rules/relation.ts';
import { lockRelation, type Relation } from './reads.ts';
import { saveRelation } from './writes.ts';

/** The one door to how the viewer and somebody else stand to each other; answers how they stand then. */
export function changeRelation(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  otherId: PersonId,
  decide: (state: RelationState) => RelationChange | Refusal,
): Promise<Relation | Refusal> {
  const me = viewer.personId;
  const now = platform.now();
  return inTransaction<Relation>(platform.database, async (tx) => {
    const before = await lockRelation(tx, me, otherId);
    if (!before) return missing();
    const change = decide(before);
    if (isRefusal(change)) return change;
    const after = { ...before, ...change };
    if (!differs(before, after)) return after;
    await saveRelation(tx, [me, otherId], change, now);
    await recordEvents(tx, now, eventsOf(before, change, me, otherId));
    await appendFacts(tx, told(before, after, [me, otherId]));
    if (followsAnew(before, after) || after.blocked) await recheckSubscriptions(tx, [me, otherId]);
    return after;
  });
}

/** Follows somebody, or asks to. */
export function followPerson(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  otherId: PersonId,
): Promise<Relation | Refusal> {
  return changeRelation(platform, viewer, otherId, decideFollow);
}

function differs(before: Relation, after: Relation): boolean {
  return followsAnew(before, after) || before.blocked !== after.blocked || before.muted !== after.muted;
}

function followsAnew(before: Relation, after: Relation): boolean {
  return before.mine !== after.mine || before.theirs !== after.theirs;
}

/** My other tabs read again, and theirs only when following has changed; whom it is about stands nowhere. */
function told(before: Relation, after: Relation, pair: readonly [PersonId, PersonId]): PersonFact[] {
  const concerned = followsAnew(before, after) ? pair : pair.slice(0, 1);
  return concerned.map((personId) => ({ personId, fact: 'relation.changed', data: {} }));
}
