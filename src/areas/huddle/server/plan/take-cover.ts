import type { Tx } from '#platform/server/db/database.ts';
import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleRow } from '../row-facts.ts';
import { isCoverElsewhere } from './reads.ts';

/** Shows another cover: it must be the viewer's own, and the one before is let go unless a huddle still has it. */
export async function takeCover(
  tx: Tx,
  row: Pick<HuddleRow, 'id' | 'cover_media_id'>,
  next: MediaId | null,
  ownerId: PersonId,
  now: Date,
): Promise<Refusal | undefined> {
  const before = row.cover_media_id;
  if (before === next) return undefined;
  if (next && !(await attachMedia(tx, next, ownerId, now))) return refuse('COVER_NOT_YOURS');
  const unused = before && !(await isCoverElsewhere(tx, before, row.id));
  if (unused) await releaseMedia(tx, before, now);
  return undefined;
}
