import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideComment } from '../../rules/discussion.ts';
import { factsOf, participationFacts } from '../row-facts.ts';
import { findDiscussion, tellDiscussed } from './find-discussion.ts';
import { lockComment } from './reads.ts';
import { insertComment } from './writes.ts';

/** Says something about a huddle; a reply to a reply stands under the same comment. */
export function addComment(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  said: { readonly text: string; readonly parentId: CommentId | null },
): Promise<CommentId | Refusal> {
  const { personId } = viewer;
  return write<CommentId>(platform, command, async (tx) => {
    const huddle = await findDiscussion(tx, personId, huddleId);
    if ('refused' in huddle) return huddle;
    const refused = decideComment(factsOf(huddle.row).status, participationFacts(huddle.mine ?? undefined));
    if (refused) return refused;
    const answered = said.parentId ? await lockComment(tx, personId, huddleId, said.parentId) : null;
    if (answered === undefined) return refuse('COMMENT_GONE', {}, 'conflict');
    const [id, at] = [newId<CommentId>(), platform.now()];
    const parentId = answered ? (answered.parent_id ?? answered.id) : null;
    await insertComment(tx, { id, huddleId, authorId: personId, parentId, text: said.text, at });
    const about = { huddleId, personId, commentId: id, answeredId: answered?.author_id ?? null };
    await recordEvents(tx, at, [{ type: 'huddle.commented', ...about }]);
    await tellDiscussed(tx, huddleId);
    return id;
  });
}
