import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Tx } from '#platform/server/db/database.ts';
import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newIdAt } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { InspirationId, MediaId, PersonId, PictureId } from '#platform/shared/ids.ts';
import { idOf, instant } from '#platform/shared/wire-values.ts';
import { type DraftForm, draftForm } from '../../contract/views.ts';
import { decidePublication, MAX_PICTURES_KEPT } from '../../rules/publication.ts';
import { minutesToRead, textOf } from '../../rules/read-document.ts';
import type { FormRow } from './reads.ts';
import { insertRestored } from './restore.sql.ts';
import { picturesIn } from './write-draft.ts';
import { insertPicture, saveForm, saveHidden, saveSchedule, saveStory } from './writes.ts';

const form = z.object(draftForm.shape);

/** An inspiration as an export says it (docs/export.md). */
export const exportedInspiration = form.extend({
  id: idOf<InspirationId>(),
  state: z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED']),
  createdAt: instant,
  savedAt: instant,
  scheduledAt: instant.nullable(),
  publishedAt: instant.nullable(),
  hiddenAt: instant.nullable(),
  pictures: z.array(z.object({ id: idOf<PictureId>(), mediaId: idOf<MediaId>() })).max(MAX_PICTURES_KEPT),
  /** What readers see, of a published one. */
  story: form.nullable(),
});
export type ExportedInspiration = z.output<typeof exportedInspiration>;

/** Puts an inspiration of an export back, under its id and at its time; nobody is told. False when its id is taken. */
export async function restoreInspiration(
  platform: Platform,
  authorId: PersonId,
  given: ExportedInspiration,
): Promise<boolean> {
  const restored = await inTransaction<'DONE'>(platform.database, (tx) =>
    restore(tx, authorId, given, platform.now()),
  );
  return !isRefusal(restored);
}

async function restore(
  tx: Tx,
  authorId: PersonId,
  given: ExportedInspiration,
  now: Date,
): Promise<'DONE' | Refusal> {
  const { id, savedAt, story, scheduledAt, hiddenAt } = given;
  if (!(await insertRestored(tx, { id, authorId, createdAt: new Date(given.createdAt) }))) return missing();
  const shown = await showPictures(tx, authorId, given, now);
  const saved = new Date(savedAt);
  const readable = story && rowOf(story, shown);
  if (readable && given.publishedAt && !decidePublication(readable, null, now)) {
    await saveForm(tx, id, readable, saved);
    await publishAt(tx, id, readable, new Date(Math.min(Date.parse(given.publishedAt), now.getTime())));
  }
  if (!isDeepStrictEqual(story, form.parse(given))) await saveForm(tx, id, rowOf(given, shown), saved);
  if (given.state === 'SCHEDULED' && scheduledAt && Date.parse(scheduledAt) > now.getTime())
    await saveSchedule(tx, id, new Date(scheduledAt));
  if (hiddenAt) await saveHidden(tx, id, new Date(hiddenAt));
  return 'DONE';
}

async function publishAt(tx: Tx, id: InspirationId, row: FormRow, at: Date): Promise<void> {
  await saveStory(tx, {
    ...row,
    id,
    at,
    position: newIdAt<string>(at),
    pictures: picturesIn(row),
    minutes: minutesToRead(row.document),
    words: `${row.title}\n${row.summary}\n${textOf(row.document)}`,
  });
}

/** Its pictures that are here; a cover that is not is none. */
async function showPictures(
  tx: Tx,
  authorId: PersonId,
  { id: inspirationId, pictures }: ExportedInspiration,
  now: Date,
): Promise<ReadonlySet<PictureId>> {
  const shown = new Set<PictureId>();
  for (const { id, mediaId } of pictures) {
    const isHere = await attachMedia(tx, mediaId, authorId, now);
    if (isHere && (await insertPicture(tx, { id, inspirationId, mediaId }))) shown.add(id);
  }
  return shown;
}

function rowOf(
  { coverPictureId, title, summary, topics, health, document }: DraftForm,
  shown: ReadonlySet<PictureId>,
): FormRow {
  const cover = coverPictureId && shown.has(coverPictureId) ? coverPictureId : null;
  return { title, summary, topics, health, document, cover_picture_id: cover };
}
