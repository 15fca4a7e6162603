import type { ObjectHeld } from '#areas/moderation/rules/events.ts';
import type { TextFault } from '#areas/person/rules/same-text.ts';
import { faultOfText, refuseStrangers } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { eventsJob } from '#platform/server/events.ts';
import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId, PictureId, PostId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { NewPostForm } from '../../contract/views.ts';
import { decideWords } from '../../rules/edit.ts';
import type { PostEvent } from '../../rules/events.ts';
import { cardJobs } from '../links/jobs.ts';
import { isAuthor, type LockedPost, lockPost } from '../reads.ts';
import { insertDraft, insertPictures, type Publication, type Publishing, savePublished } from '../writes.ts';
import { readWords } from './read-words.ts';

/** Begins a post: its id is there before its words (POST-1). */
export function initPost(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
): Promise<PostId | Refusal> {
  return write<PostId>(platform, command, async (tx) => {
    const id = newId<PostId>();
    await insertDraft(tx, id, personId, platform.now());
    return id;
  });
}

/** Publishes a post that the viewer has begun; a quoted one must be theirs to read. */
export function publishPost(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  postId: PostId,
  form: NewPostForm,
): Promise<PublishedPost | Refusal> {
  const draft = { id: postId, authorId: personId, at: platform.now() };
  return write<PublishedPost>(platform, command, (tx) => publishDraft(platform, tx, draft, form));
}

export interface PublishedPost {
  readonly id: PostId;
  /** It waits for moderators. */
  readonly isHeld: boolean;
}

interface Draft {
  readonly id: PostId;
  readonly authorId: PersonId;
  readonly at: Date;
}

async function publishDraft(
  platform: Platform,
  tx: Tx,
  draft: Draft,
  form: NewPostForm,
): Promise<PublishedPost | Refusal> {
  const { id, authorId, at } = draft;
  const refused = decideWords(form.content, form.pictures.length);
  if (refused) return refused;
  const quoted = form.refPostId ? await lockQuoted(tx, authorId, form.refPostId) : null;
  if (quoted === undefined) return missing();
  const said = await readWords(tx, authorId, form);
  if (isRefusal(said)) return said;
  if (!(await showPictures(tx, authorId, id, form.pictures, at))) return refuse('POST_PICTURE_NOT_YOURS');
  const unwanted = await refuseStrangers(platform, tx, authorId, said.people);
  if (unwanted) return unwanted;
  const held = await faultOfText(platform, tx, { personId: authorId, text: form.content, placeId: id });
  const post = { ...said, ...draft, bare: false, visibility: form.visibility, held };
  if (await publish(tx, post, quoted)) return { id, isHeld: held !== null };
  return (await isAuthor(tx, authorId, id)) ? refuse('POST_PUBLISHED', {}, 'conflict') : missing();
}

/** Who quotes or passes on a bare repost means the post behind it. */
export async function lockQuoted(tx: Tx, reader: PersonId, postId: PostId): Promise<LockedPost | undefined> {
  const post = await lockPost(tx, reader, postId);
  return post?.bare && post.refPostId ? lockPost(tx, reader, post.refPostId) : post;
}

type Outgoing = Omit<Publication, 'position' | 'type' | 'refPostId'>;

/** Only its author sees it until moderators have decided. */
export function heldPost(objectId: PostId, personId: PersonId, why: TextFault): ObjectHeld {
  return { type: 'moderation.object-held', objectType: 'POST', objectId, personId, why, count: null };
}

/** Saves a publication with all that follows from it; false when its author has no such draft. */
export function publish(tx: Tx, post: Outgoing, quoted: LockedPost | null): Promise<boolean> {
  return savePublished(tx, publishingOf(post, quoted));
}

function publishingOf(post: Outgoing, quoted: LockedPost | null): Publishing {
  const refPostId = quoted?.id ?? null;
  const event: PostEvent = {
    type: 'post.published',
    postId: post.id,
    personId: post.authorId,
    mentioned: post.people,
    bare: post.bare,
    refPostId,
    refAuthorId: quoted?.authorId ?? null,
  };
  const events = post.held ? [event, heldPost(post.id, post.authorId, post.held)] : [event];
  const jobs = [...cardJobs(post), eventsJob(post.at, events)];
  const type = quoted ? 'REPOST' : 'POST';
  return { post: { ...post, type, refPostId, position: newId<string>() }, jobs };
}

/** Puts pictures of the author under a post; false when one is not theirs to show. */
export async function showPictures(
  tx: Tx,
  ownerId: PersonId,
  postId: PostId,
  pictures: NewPostForm['pictures'],
  at: Date,
): Promise<boolean> {
  if (pictures.length === 0) return true;
  for (const { mediaId } of pictures) if (!(await attachMedia(tx, mediaId, ownerId, at))) return false;
  const rows = pictures.map((picture, place) => ({ ...picture, place, postId, id: newId<PictureId>() }));
  return (await insertPictures(tx, rows)) === rows.length;
}
