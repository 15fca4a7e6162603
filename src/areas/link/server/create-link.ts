import { randomBytes } from 'node:crypto';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findOwnLink } from './reads.ts';
import { insertLink } from './writes.ts';

const SECRET_BYTES = 16;

/** The viewer's link of a huddle; a private one may be opened to others by its hosts only (LINK-3). */
export function createLink(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  object: { readonly objectType: 'HUDDLE'; readonly objectId: string },
): Promise<{ uid: string } | Refusal> {
  const { personId } = viewer;
  return write(platform, command, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, object.objectId as HuddleId);
    if (!huddle || huddle.sight === 'LINK') return missing();
    if (huddle.row.privacy !== 'PUBLIC' && huddle.sight !== 'HOST') {
      return refuse('LINK_NOT_ALLOWED', {}, 'forbidden');
    }
    const uid = randomBytes(SECRET_BYTES).toString('base64url');
    await insertLink(tx, { uid, ...object, personId, now: platform.now() });
    return { uid: (await findOwnLink(tx, personId, object.objectType, object.objectId)) ?? uid };
  });
}
