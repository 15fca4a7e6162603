import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { bareRepostOf, countReposts, type LockedPost } from '../reads.ts';
import { insertDraft } from '../writes.ts';
import { erase, tellChanged } from '../writing/change.ts';
import { lockQuoted, publish } from '../writing/publish.ts';

/** Passes a post on to the viewer's followers, or no longer; answers how often it is passed on. */
export function repostPost(
  platform: Platform,
  { personId }: Viewer,
  postId: PostId,
  reposted: boolean,
): Promise<number | Refusal> {
  return inTransaction<number | Refusal>(platform.database, async (tx) => {
    const post = await lockQuoted(tx, personId, postId);
    if (!post) return missing();
    const mine = await bareRepostOf(tx, personId, post.id);
    if (reposted && !mine) await passOn(tx, personId, post, platform.now());
    if (!reposted && mine) await erase(tx, mine, platform.now());
    if (reposted !== (mine !== undefined)) await tellChanged(tx, post.id);
    return countReposts(tx, post.id);
  });
}

async function passOn(tx: Tx, authorId: PersonId, post: LockedPost, at: Date): Promise<void> {
  const id = newId<PostId>();
  await insertDraft(tx, id, authorId, at);
  const nothing = { content: '', parameters: [], people: [], places: [], tags: [], url: null, held: null };
  await publish(tx, { ...nothing, id, authorId, at, bare: true, visibility: post.visibility }, post);
}
