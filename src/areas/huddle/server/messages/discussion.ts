import type { Discussion } from '#areas/comment/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { decideComment, mayReadDiscussion, mayRemoveAnyComment } from '../../rules/messaging.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';
import { factsOf, participationState } from '../rows.ts';

/** What people ask and answer about a huddle; the newest stands first. */
export const huddleDiscussion: Discussion<VisibleHuddle> = {
  column: 'huddle_id',
  newestFirst: true,
  find: findDiscussed,
  lock: findDiscussed,
  maySpeak: ({ row, mine }) => decideComment(factsOf(row).status, participationState(mine ?? undefined)),
  isHost: ({ access }) => mayRemoveAnyComment(access),
  async said(tx, _huddle, { id: commentId, about, personId, answeredId, at }) {
    const said = { huddleId: about, personId, commentId, answeredId };
    await recordEvents(tx, at, [{ type: 'huddle.commented', ...said }]);
  },
  changed: (tx, id) => announce(tx, `huddle:${id}`, 'huddle.discussed', { id }),
};

/** The huddle of a discussion that this person may read; otherwise as if it did not exist. */
async function findDiscussed(db: DbOrTx, personId: PersonId, id: string): Promise<VisibleHuddle | Refusal> {
  const huddle = await findHuddle(db, { personId }, id as HuddleId);
  return huddle && mayReadDiscussion(huddle.access) ? huddle : missing();
}
