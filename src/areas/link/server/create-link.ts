import { randomBytes } from 'node:crypto';
import { findCarpool } from '#areas/carpool/server/public.ts';
import { findCommunity } from '#areas/community/server/public.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { isReadable } from '#areas/inspiration/server/public.ts';
import { isPublished } from '#areas/post/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { LinkedObject } from '../rules/destination.ts';
import { findOwnLink } from './reads.ts';
import { insertLink } from './writes.ts';

const SECRET_BYTES = 16;

interface Shared {
  readonly objectType: LinkedObject;
  readonly objectId: ObjectId;
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
    const refused = await decide[object.objectType](tx, personId, object.objectId);
    if (refused) return refused;
    const uid = randomBytes(SECRET_BYTES).toString('base64url');
    await insertLink(tx, { uid, ...object, personId, now: platform.now() });
    return { uid: (await findOwnLink(tx, personId, object.objectType, object.objectId)) ?? uid };
  });
}

type Decide = (tx: Tx, personId: PersonId, id: ObjectId) => Promise<Refusal | undefined>;

/** Whether somebody may make a link to what they see. All but that to a huddle lead there and open nothing. */
const decide: Readonly<Record<LinkedObject, Decide>> = {
  HUDDLE: decideHuddleLink,
  POST: decidePostLink,
  COMMUNITY: decideCommunityLink,
  CARPOOL: async (tx, personId, id) => thereOrMissing(await findCarpool(tx, personId, id)),
  INSPIRATION: async (tx, personId, id) => thereOrMissing(await isReadable(tx, personId, id)),
};

function thereOrMissing(found: unknown): Refusal | undefined {
  return found ? undefined : missing();
}

async function decideHuddleLink(tx: Tx, personId: PersonId, id: ObjectId): Promise<Refusal | undefined> {
  const huddle = await findHuddle(tx, { personId }, id);
  if (!huddle || huddle.access === 'LINK') return missing();
  const isOpen = huddle.row.privacy === 'PUBLIC' || huddle.access === 'HOST';
  return isOpen ? undefined : refuse('LINK_NOT_ALLOWED', {}, 'forbidden');
}

async function decidePostLink(tx: Tx, personId: PersonId, id: ObjectId): Promise<Refusal | undefined> {
  if (!(await isPublished(tx, personId, id))) return missing();
  return (await isPublished(tx, null, id)) ? undefined : refuse('LINK_ONLY_PUBLIC', {}, 'forbidden');
}

/** A community that no visitor may see would be a dead link to everybody it is sent to. */
async function decideCommunityLink(tx: Tx, personId: PersonId, id: ObjectId): Promise<Refusal | undefined> {
  if (!(await findCommunity(tx, personId, id))) return missing();
  return (await findCommunity(tx, null, id)) ? undefined : refuse('LINK_HIDDEN', {}, 'forbidden');
}
