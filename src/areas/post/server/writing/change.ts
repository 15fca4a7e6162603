import { faultOfText, refuseStrangers } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { eventsJob } from '#platform/server/events.ts';
import { releaseMedia } from '#platform/server/media/attach-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Words } from '../../contract/views.ts';
import { decideEdit, decideWords } from '../../rules/edit.ts';
import type { PostEvent } from '../../rules/events.ts';
import { cardJobs } from '../links/jobs.ts';
import { lockPost } from '../reads.ts';
import { eraseSaid, saveEdited, saveHidden } from '../writes.ts';
import { heldPost } from './publish.ts';
import { readWords } from './read-words.ts';

type Done = Promise<'DONE' | Refusal>;

/** Words a post again within its hour; who is named now and was not before is told. */
export function editPost(
  platform: Platform,
  { personId }: Viewer,
  postId: PostId,
  words: Words,
): Promise<'CHANGED' | 'HELD' | Refusal> {
  return inTransaction<'CHANGED' | 'HELD' | Refusal>(platform.database, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    const at = platform.now();
    const isMine = post.authorId === personId && !post.bare;
    const refused =
      decideEdit({ isMine, publishedAt: post.publishedAt }, at) ?? decideWords(words.content, post.pictures);
    if (refused) return refused;
    const said = await readWords(tx, personId, words);
    if (isRefusal(said)) return said;
    const before = new Set(post.parameters.map(({ id }) => id));
    const mentioned = said.people.filter((id) => !before.has(id));
    const unwanted = await refuseStrangers(platform, tx, personId, mentioned);
    if (unwanted) return unwanted;
    const held = await faultOfText(platform, tx, { personId, text: words.content, placeId: postId });
    if (held) await saveHidden(tx, postId, at);
    const event: PostEvent = { type: 'post.edited', postId, personId, mentioned };
    await saveEdited(tx, { ...said, id: postId, at }, [
      ...cardJobs({ ...said, id: postId }),
      eventsJob(at, held ? [event, heldPost(postId, personId, held)] : [event]),
    ]);
    await tellChanged(tx, postId);
    return held ? 'HELD' : 'CHANGED';
  });
}

/** Deletes a post for good: only a placeholder stands where its audience finds it. */
export function deletePost(platform: Platform, { personId }: Viewer, postId: PostId): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const post = await lockPost(tx, personId, postId);
    if (!post) return missing();
    if (post.authorId !== personId) return refuse('POST_NOT_YOURS', {}, 'forbidden');
    await erase(tx, postId, platform.now());
    await tellChanged(tx, postId);
    if (post.refPostId) await tellChanged(tx, post.refPostId);
    return 'DONE';
  });
}

/** The post is locked by the caller. */
export async function erase(tx: Tx, postId: PostId, at: Date): Promise<void> {
  for (const mediaId of await eraseSaid(tx, postId, at)) await releaseMedia(tx, mediaId as MediaId, at);
}

/** Pages that show the post read it again. */
export async function tellChanged(tx: Tx, postId: PostId): Promise<void> {
  await announce(tx, `post:${postId}`, 'post.changed', { id: postId });
}
