import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { type CommentPlace, findToHide, saveHidden } from './moderated.sql.ts';
import type { Discussion, Said } from './reads.ts';

/** What follows in a discussion from a decision about a comment. */
interface Decided extends Pick<Discussion<never>, 'changed'> {
  /** Tells of a comment that was held back; nobody, when its author may not read there any more. */
  tell(tx: Tx, comment: Said): Promise<void>;
}

export function decidedIn<Ground>(discussion: Discussion<Ground>): Decided {
  return {
    changed: (tx, id, by) => discussion.changed(tx, id, by),
    async tell(tx, comment) {
      const ground = await discussion.lock(tx, comment.personId, comment.about);
      if (!isRefusal(ground)) await discussion.said(tx, ground, comment);
    },
  };
}

/** What a decision has hidden is read by its author alone until it is shown again, and does not count. */
export function commentReactions(
  discussions: Readonly<Record<CommentPlace['type'], Decided>>,
): ReadonlyMap<string, Reaction> {
  const hide: Reaction = async (platform, events: Happened<HidingEvent>) => {
    for (const event of events) {
      if (event.objectType !== 'COMMENT') continue;
      const on = isHidden(event);
      const at = platform.now();
      await inTransaction(platform.database, async (tx) => {
        const found = await findToHide(tx, event.objectId, on);
        if (!found) return 'DONE';
        const { type, held, ...comment } = found;
        // Both lock what it stands under, as everybody does who changes a comment there.
        if (held) await discussions[type].tell(tx, { ...comment, at });
        await discussions[type].changed(tx, found.about, on ? -1 : 1);
        const isSaved = await saveHidden(tx, found.id, on ? at : null);
        if (!isSaved) throw new Error('the comment was changed meanwhile: to be tried again');
        return 'DONE';
      });
    }
  };
  return new Map([['moderation.object-hidden', hide]]);
}
