import { followeesOf, refuseStrangers } from '#areas/person/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { InspirationId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { InspirationEvent } from '../rules/events.ts';
import { lockStory, readersOf } from './reads.ts';
import { tellChanged } from './tell-changed.ts';
import { saveLike, saveSaved } from './writes.ts';

/** The viewer likes an inspiration, or no longer; answers how many do. */
export function likeInspiration(
  platform: Platform,
  { personId }: Viewer,
  id: InspirationId,
  liked: boolean,
): Promise<number | Refusal> {
  return inTransaction<number | Refusal>(platform.database, async (tx) => {
    const story = await lockStory(tx, personId, id);
    if (!story) return missing();
    const at = platform.now();
    const { changed, count } = await saveLike(tx, { id, personId, liked, at });
    if (changed) await tellChanged(tx, id);
    const about = { inspirationId: id, personId, authorId: story.authorId };
    const event: InspirationEvent = { type: 'inspiration.liked', ...about };
    if (changed && liked) await recordEvents(tx, at, [event]);
    return count;
  });
}

/** Puts an inspiration on the viewer's reading list, or takes it off; nobody learns who did. */
export function saveInspiration(
  platform: Platform,
  { personId }: Viewer,
  id: InspirationId,
  saved: boolean,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    if (!(await lockStory(tx, personId, id))) return missing();
    await saveSaved(tx, id, personId, saved ? newId<string>() : null);
    return 'DONE';
  });
}

/**
 * Shows an inspiration to people the viewer follows. Anyone who may not read it is told nothing, and the viewer does not
 * learn who that is. Answers how many were named.
 */
export function shareInspiration(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  id: InspirationId,
  userIds: readonly PersonId[],
): Promise<number | Refusal> {
  return write<number>(platform, command, async (tx) => {
    if (!(await lockStory(tx, personId, id))) return missing();
    const followed = new Set(await followeesOf(tx, personId));
    const named = [...new Set(userIds)];
    const sharedWith = await readersOf(
      tx,
      named.filter((each) => followed.has(each)),
      id,
    );
    const refused = await refuseStrangers(platform, tx, personId, sharedWith);
    if (refused) return refused;
    const event: InspirationEvent = { type: 'inspiration.shared', inspirationId: id, personId, sharedWith };
    if (sharedWith.length > 0) await recordEvents(tx, platform.now(), [event]);
    return named.length;
  });
}
