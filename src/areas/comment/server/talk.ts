import type { ObjectHeld } from '#areas/moderation/rules/events.ts';
import type { HeldFor } from '#areas/moderation/rules/held.ts';
import { faultOfText, refuseManyLinks } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { TalkRefusals } from '../contract.ts';
import { removedBy } from '../rules/removal.ts';
import { type Discussion, lockComment } from './reads.ts';
import { eraseWords, holdComment, insertComment, saveWords } from './writes.ts';

export interface CommentPath {
  readonly about: ObjectId;
  readonly commentId: CommentId;
}

/** A comment as it stands to who changes it. */
interface Found {
  readonly isMine: boolean;
  readonly isHost: boolean;
  /** It does not count while it is. */
  readonly isHidden: boolean;
}

interface Words {
  readonly text: string;
  readonly parentId: CommentId | null;
}

interface Made {
  readonly id: CommentId;
  /** A filter holds it back. */
  readonly isHeld: boolean;
}

/** How many the comments have become more, and whether a filter holds the words back now. */
interface Changed {
  readonly by: 0 | -1;
  readonly isHeld: boolean;
}

type Done = Promise<'DONE' | 'HELD' | Refusal>;

/** What people do in one discussion, with the codes it refuses with. */
export class Talk<Ground> {
  private readonly platform: Platform;
  private readonly discussion: Discussion<Ground>;
  private readonly codes: TalkRefusals;

  constructor(platform: Platform, discussion: Discussion<Ground>, codes: TalkRefusals) {
    this.platform = platform;
    this.discussion = discussion;
    this.codes = codes;
  }

  /** Says something; a reply to a reply stands under the same comment. */
  add(
    command: Command,
    { personId }: Viewer,
    about: ObjectId,
    { text, parentId }: Words,
  ): Promise<Made | Refusal> {
    const { discussion, platform } = this;
    return write<Made>(platform, command, async (tx) => {
      const ground = await discussion.lock(tx, personId, about);
      if (isRefusal(ground)) return ground;
      const refused = discussion.maySpeak(ground);
      if (refused) return refused;
      const answered = parentId ? await lockComment(tx, personId, about, parentId) : null;
      if (answered === undefined || answered?.hidden_at) return this.gone();
      const held = await faultOfText(platform, tx, { personId, text, placeId: about });
      const [id, at] = [newId<CommentId>(), platform.now()];
      const under = answered ? (answered.parent_id ?? answered.id) : null;
      const made = { id, about, authorId: personId, parentId: under, text, at, isHeld: held !== null };
      await insertComment(tx, discussion.column, made);
      const answeredId = answered?.author_id ?? null;
      if (held) await recordEvents(tx, at, [heldComment(id, personId, held)]);
      else await discussion.said(tx, ground, { id, about, personId, answeredId, at });
      await discussion.changed(tx, about, held ? 0 : 1);
      return made;
    });
  }

  /** Words a comment of the viewer again. */
  change(viewer: Viewer, { about, commentId }: CommentPath, text: string): Done {
    const { personId } = viewer;
    return this.onComment(viewer, { about, commentId }, async (tx, { isMine, isHidden }) => {
      if (!isMine) return refuse(this.codes.notYours, {}, 'forbidden');
      const at = this.platform.now();
      await saveWords(tx, commentId, text, at);
      if (!(await refuseManyLinks(this.platform, tx, personId, [text]))) return { by: 0, isHeld: false };
      await holdComment(tx, commentId, at);
      await recordEvents(tx, at, [heldComment(commentId, personId, 'LINKS')]);
      return { by: isHidden ? 0 : -1, isHeld: true };
    });
  }

  /** Takes a comment back: one's own, or any where one is the host. */
  remove(viewer: Viewer, path: CommentPath): Done {
    return this.onComment(viewer, path, async (tx, { isMine, isHost, isHidden }) => {
      const by = removedBy({ isAuthor: isMine, isHost });
      if (!by) return refuse(this.codes.notYours, {}, 'forbidden');
      await eraseWords(tx, path.commentId, by, this.platform.now());
      return { by: isHidden ? 0 : -1, isHeld: false };
    });
  }

  private gone(): Refusal {
    return refuse(this.codes.gone, {}, 'conflict');
  }

  /** Answers by how many the comments have become more. Both ids are checked: the viewer must see what it is about, and the comment must stand under it. */
  private onComment(
    { personId }: Viewer,
    { about, commentId }: CommentPath,
    change: (tx: Tx, found: Found) => Promise<Changed | Refusal>,
  ): Done {
    const { discussion } = this;
    return inTransaction<'DONE' | 'HELD' | Refusal>(this.platform.database, async (tx) => {
      const ground = await discussion.lock(tx, personId, about);
      if (isRefusal(ground)) return ground;
      const comment = await lockComment(tx, personId, about, commentId);
      if (!comment) return this.gone();
      const isMine = comment.author_id === personId;
      const isHost = discussion.isHost(ground, personId);
      const changed = await change(tx, { isMine, isHost, isHidden: comment.hidden_at !== null });
      if (isRefusal(changed)) return changed;
      await discussion.changed(tx, about, changed.by);
      return changed.isHeld ? 'HELD' : 'DONE';
    });
  }
}

/** Only its author sees it until moderators have decided. */
function heldComment(objectId: CommentId, personId: PersonId, why: HeldFor): ObjectHeld {
  return { type: 'moderation.object-held', objectType: 'COMMENT', objectId, personId, why, count: null };
}
