import type { Db } from '#platform/server/db/database.ts';
import type { RoomId } from '#platform/shared/ids.ts';
import { changesSince, type MessageRow } from './reads.ts';

/** A page of changes; more means that somebody was away for long and begins again. */
export const MAX_CHANGES = 100;

/**
 * A message wakes everybody who has the room open, and all of them ask for the same rows in the same moment:
 * anyone who asks while a read waits to begin shares it. Nobody shares one that began before they asked, so nobody
 * reads something older than their question; what is theirs is decided for each alone.
 */
export function sharedChanges(db: Db): (roomId: RoomId, since: number) => Promise<readonly MessageRow[]> {
  const waiting = new Map<string, Promise<readonly MessageRow[]>>();
  return (roomId, since) => {
    const key = `${roomId} ${since}`;
    const known = waiting.get(key);
    if (known) return known;
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting.delete(key);
      return changesSince(db, roomId, since, MAX_CHANGES);
    });
    waiting.set(key, read);
    return read;
  };
}
