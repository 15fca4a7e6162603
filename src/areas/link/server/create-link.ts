import { randomBytes } from 'node:crypto';
import { findCarpool } from '#areas/carpool/server/reads.ts';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import { isReadable } from '#areas/inspiration/server/reads.ts';
import { isPublished } from '#areas/post/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, HuddleId, InspirationId, PersonId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findOwnLink } from './reads.ts';
import { insertLink } from './writes.ts';

const SECRET_BYTES = 16;

interface Shared {
  readonly objectType: 'HUDDLE' | 'POST' | 'CARPOOL' | 'INSPIRATION';
  readonly objectId: string;
}

/** The viewer's link of what they see; a private huddle may be opened to others by its hosts only (LINK-3). */
export function createLink(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  object: Shared,
): Promise<{ uid: string } | Refusal> {
  const { personId } = viewer;
  return write(platform, command, async (tx) => {
    const refused = await decideLink(tx, personId, object);
    if (refused) return refused;
    const uid = randomBytes(SECRET_BYTES).toString('base64url');
    await insertLink(tx, { uid, ...object, personId, now: platform.now() });
    return { uid: (await findOwnLink(tx, personId, object.objectType, object.objectId)) ?? uid };
  });
}

async function decideLink(tx: Tx, personId: PersonId, object: Shared): Promise<Refusal | undefined> {
  if (object.objectType === 'POST') return decidePostLink(tx, personId, object.objectId as PostId);
  // It leads there and opens nothing: who may see the carpool is asked when they arrive.
  if (object.objectType === 'CARPOOL')
    return (await findCarpool(tx, personId, object.objectId as CarpoolId)) ? undefined : missing();
  if (object.objectType === 'INSPIRATION')
    return (await isReadable(tx, personId, object.objectId as InspirationId)) ? undefined : missing();
  const huddle = await findHuddle(tx, { personId }, object.objectId as HuddleId);
  if (!huddle || huddle.sight === 'LINK') return missing();
  const isOpen = huddle.row.privacy === 'PUBLIC' || huddle.sight === 'HOST';
  return isOpen ? undefined : refuse('LINK_NOT_ALLOWED', {}, 'forbidden');
}

async function decidePostLink(tx: Tx, personId: PersonId, postId: PostId): Promise<Refusal | undefined> {
  if (!(await isPublished(tx, personId, postId))) return missing();
  return (await isPublished(tx, null, postId)) ? undefined : refuse('LINK_ONLY_PUBLIC', {}, 'forbidden');
}
