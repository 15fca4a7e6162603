import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { inTransaction } from '#platform/server/write.ts';
import { type CommentPlace, findToHide, saveHidden } from './moderated.sql.ts';
import type { Discussion } from './reads.ts';

type Discussions = Readonly<Record<CommentPlace['type'], Pick<Discussion<never>, 'changed'>>>;

/** What a decision has hidden is read by its author alone until it is shown again, and does not count. */
export function commentReactions(discussions: Discussions): ReadonlyMap<string, Reaction> {
  const hide: Reaction = async (platform, events: Happened<HidingEvent>) => {
    for (const event of events) {
      if (event.objectType !== 'COMMENT') continue;
      const on = isHidden(event);
      await inTransaction(platform.database, async (tx) => {
        const found = await findToHide(tx, event.objectId, on);
        if (!found) return 'DONE';
        // Counting locks what it stands under, as everybody does who changes a comment there.
        await discussions[found.type].changed(tx, found.id, on ? -1 : 1);
        const isSaved = await saveHidden(tx, found.commentId, on ? platform.now() : null);
        if (!isSaved) throw new Error('the comment was changed meanwhile: to be tried again');
        return 'DONE';
      });
    }
  };
  return new Map([['moderation.object-hidden', hide]]);
}
