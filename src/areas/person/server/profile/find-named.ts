import { whereUsernameLeads } from '#areas/account/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { findProfile, type ProfileRow } from './reads.ts';

/** Somebody by their username, or by one that they have left less than 90 days ago (GATE-11). */
export async function findNamed(
  platform: Platform,
  viewerId: PersonId,
  username: string,
): Promise<ProfileRow | undefined> {
  const { db } = platform.database;
  const found = await findProfile(db, viewerId, username);
  if (found) return found;
  const now = await whereUsernameLeads(db, username, platform.now());
  return now === undefined ? undefined : findProfile(db, viewerId, now);
}
