import { refuseManyLinks, refuseText } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommentId, ObjectId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { TalkRefusals } from '../contract.ts';
import { removedBy } from '../rules/removal.ts';
import { type Discussion, lockComment } from './reads.ts';
import { eraseWords, insertComment, saveWords } from './writes.ts';

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

type Done = Promise<'DONE' | Refusal>;

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
    words: { readonly text: string; readonly parentId: CommentId | null },
  ): Promise<CommentId | Refusal> {
    const { discussion, platform } = this;
    return write<CommentId>(platform, command, async (tx) => {
      const ground = await discussion.lock(tx, personId, about);
      if (isRefusal(ground)) return ground;
      const refused = discussion.maySpeak(ground);
      if (refused) return refused;
      const { text, parentId } = words;
      const unwanted = await refuseText(platform, tx, { personId, text, placeId: about });
      if (unwanted) return unwanted;
      const answered = parentId ? await lockComment(tx, personId, about, parentId) : null;
      if (answered === undefined || answered?.hidden_at) return this.gone();
      const [id, at] = [newId<CommentId>(), platform.now()];
      const under = answered ? (answered.parent_id ?? answered.id) : null;
      await insertComment(tx, discussion.column, {
        id,
        about,
        authorId: personId,
        parentId: under,
        text,
        at,
      });
      await discussion.said(tx, ground, { id, about, personId, answeredId: answered?.author_id ?? null, at });
      await discussion.changed(tx, about, 1);
      return id;
    });
  }

  /** Words a comment of the viewer again. */
  change(viewer: Viewer, path: CommentPath, text: string): Done {
    return this.onComment(viewer, path, async (tx, { isMine }) => {
      if (!isMine) return refuse(this.codes.notYours, {}, 'forbidden');
      const unwanted = await refuseManyLinks(this.platform, tx, viewer.personId, [text]);
      if (unwanted) return unwanted;
      await saveWords(tx, path.commentId, text, this.platform.now());
      return 0;
    });
  }

  /** Takes a comment back: one's own, or any where one is the host. */
  remove(viewer: Viewer, path: CommentPath): Done {
    return this.onComment(viewer, path, async (tx, { isMine, isHost, isHidden }) => {
      const by = removedBy({ isAuthor: isMine, isHost });
      if (!by) return refuse(this.codes.notYours, {}, 'forbidden');
      await eraseWords(tx, path.commentId, by, this.platform.now());
      return isHidden ? 0 : -1;
    });
  }

  private gone(): Refusal {
    return refuse(this.codes.gone, {}, 'conflict');
  }

  /** Answers by how many the comments have become more. Both ids are checked: the viewer must see what it is about, and the comment must stand under it. */
  private onComment(
    { personId }: Viewer,
    { about, commentId }: CommentPath,
    change: (tx: Tx, found: Found) => Promise<0 | -1 | Refusal>,
  ): Done {
    const { discussion } = this;
    return inTransaction<'DONE' | Refusal>(this.platform.database, async (tx) => {
      const ground = await discussion.lock(tx, personId, about);
      if (isRefusal(ground)) return ground;
      const comment = await lockComment(tx, personId, about, commentId);
      if (!comment) return this.gone();
      const isMine = comment.author_id === personId;
      const isHost = discussion.isHost(ground, personId);
      const by = await change(tx, { isMine, isHost, isHidden: comment.hidden_at !== null });
      if (isRefusal(by)) return by;
      await discussion.changed(tx, about, by);
      return 'DONE';
    });
  }
}
