import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '#platform/server/db/database.ts';
import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { InspirationId, MediaId, PictureId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { DraftForm } from '../../contract/views.ts';
import { isRevisionDue, MAX_ARTICLE_DRAFTS, MAX_PICTURES_KEPT } from '../../rules/publication.ts';
import { referencesOf } from '../../rules/read-document.ts';
import { tellChanged } from '../tell-changed.ts';
import {
  countPictures,
  countUnpublished,
  type FormRow,
  findRevision,
  lastRevisionAt,
  lockDraft,
  mediaOf,
} from './reads.ts';
import { insertDraft, insertPicture, keepRevision, removeInspiration, saveForm } from './writes.ts';

/** Begins an inspiration; the server gives it its address before a word is written (SHELL-6). */
export function createInspiration(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
): Promise<InspirationId | Refusal> {
  return write<InspirationId>(platform, command, async (tx) => {
    if ((await countUnpublished(tx, personId)) >= MAX_ARTICLE_DRAFTS)
      return refuse('TOO_MANY_DRAFTS', { most: MAX_ARTICLE_DRAFTS });
    const id = newId<InspirationId>();
    await insertDraft(tx, id, personId, platform.now());
    return id;
  });
}

export interface Saved {
  readonly edition: number;
  readonly savedAt: string;
}

interface DraftSave {
  readonly form: DraftForm;
  readonly edition: number;
  /** Of two copies that were written apart, neither may be lost. */
  readonly keepBefore: boolean;
}

/** Keeps the working copy, unless another tab or device has saved since; what it read before goes to the history. */
export function saveDraft(
  platform: Platform,
  { personId }: Viewer,
  id: InspirationId,
  { form, edition, keepBefore }: DraftSave,
): Promise<Saved | Refusal> {
  return inTransaction<Saved>(platform.database, async (tx) => {
    const row = await lockDraft(tx, personId, id);
    if (!row) return missing();
    const next = rowOf(form);
    if (row.edition !== edition) {
      // Sent again because the answer was lost: nobody else's words stand there.
      if (holds(row, next)) return { edition: row.edition, savedAt: row.saved_at.toISOString() };
      return refuse('DRAFT_CHANGED', {}, 'conflict');
    }
    if (!(await ownsPictures(tx, id, next))) return refuse('INSPIRATION_PICTURE_NOT_YOURS');
    const due = keepBefore || isRevisionDue(await lastRevisionAt(tx, id), row.saved_at);
    if (due && row.edition > 1) await keepRevision(tx, id, row, { reason: 'SAVED', at: row.saved_at });
    return saved(tx, platform, id, next);
  });
}

/** Makes the working copy what it was once; what stands there now can be had back the same way. */
export function restoreRevision(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  path: { readonly inspirationId: InspirationId; readonly number: number },
  edition: number,
): Promise<Saved | Refusal> {
  const { inspirationId: id, number } = path;
  return write<Saved>(platform, command, async (tx) => {
    const row = await lockDraft(tx, personId, id);
    const revision = row && (await findRevision(tx, id, number));
    if (!revision) return missing();
    if (row.edition !== edition) return refuse('DRAFT_CHANGED', {}, 'conflict');
    await keepRevision(tx, id, row, { reason: 'RESTORED', at: row.saved_at });
    return saved(tx, platform, id, revision);
  });
}

async function saved(tx: Tx, platform: Platform, id: InspirationId, form: FormRow): Promise<Saved> {
  const now = platform.now();
  return { edition: await saveForm(tx, id, form, now), savedAt: now.toISOString() };
}

function holds(row: FormRow, { document, topics, ...rest }: FormRow): boolean {
  const isSame = (['title', 'summary', 'cover_picture_id', 'health'] as const).every(
    (column) => row[column] === rest[column],
  );
  return isSame && isDeepStrictEqual([row.document, row.topics], [document, topics]);
}

function rowOf({ coverPictureId, ...form }: DraftForm): FormRow {
  return { ...form, cover_picture_id: coverPictureId };
}

/** A story shows only pictures that were put into it. */
async function ownsPictures(tx: Tx, id: InspirationId, form: FormRow): Promise<boolean> {
  const wanted = picturesIn(form);
  return (await countPictures(tx, id, wanted)) === wanted.length;
}

/** The pictures of a story, its cover among them. */
export function picturesIn({
  document,
  cover_picture_id: cover,
}: Pick<FormRow, 'document' | 'cover_picture_id'>) {
  return [...new Set([...referencesOf(document).pictures, ...(cover ? [cover] : [])])];
}

export function addPicture(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  inspirationId: InspirationId,
  mediaId: MediaId,
): Promise<PictureId | Refusal> {
  return write<PictureId>(platform, command, async (tx) => {
    if (!(await lockDraft(tx, personId, inspirationId))) return missing();
    if (!(await attachMedia(tx, mediaId, personId, platform.now())))
      return refuse('INSPIRATION_PICTURE_NOT_YOURS');
    const id = newId<PictureId>();
    const kept = (await mediaOf(tx, inspirationId)).length;
    if (kept >= MAX_PICTURES_KEPT) return refuse('TOO_MANY_PICTURES', { most: MAX_PICTURES_KEPT });
    const added = await insertPicture(tx, { id, inspirationId, mediaId });
    return added ? id : refuse('INSPIRATION_PICTURE_NOT_YOURS');
  });
}

/** Deletes an inspiration for good; its pictures are swept away. */
export function deleteInspiration(
  platform: Platform,
  { personId }: Viewer,
  id: InspirationId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    if (!(await lockDraft(tx, personId, id))) return missing();
    const media = await mediaOf(tx, id);
    await removeInspiration(tx, id);
    for (const mediaId of media) await releaseMedia(tx, mediaId, platform.now());
    await tellChanged(tx, id);
    return 'DONE';
  });
}
