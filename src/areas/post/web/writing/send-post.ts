import type { Step } from '#platform/shared/outbox/act.ts';
import { answerOf, stepKey } from '#platform/shared/outbox/rules.ts';
import { isAway } from '#platform/web/api-problem.ts';
import { sendOrKeep } from '#platform/web/outbox/send-or-keep.ts';
import { createPost, type PostForm } from '../mutations.ts';
import type { AddedPicture } from './use-written.ts';

interface NewPost {
  readonly key: string;
  readonly form: Omit<PostForm, 'pictures'>;
  readonly pictures: readonly AddedPicture[];
  /** What the list of what waits says of it. */
  readonly words: string;
}

/** Publishes a post, or keeps it with its pictures until there is a network (OFF-2); `begun` answers its id. */
export async function sendPost({ key, form, pictures, words }: NewPost, begun: Promise<string>) {
  const id = await begun.catch((error: unknown) => {
    if (isAway(error)) return undefined;
    throw error;
  });
  const send = () => {
    if (id === undefined || pictures.some(({ file }) => file))
      throw new TypeError('something of it is not sent yet');
    const sent = pictures.map(({ mediaId, alt }) => ({ mediaId, alt })) as PostForm['pictures'];
    // The same command as the one step it has in the outbox: an answer that was lost makes no second post.
    return createPost(id, { ...form, pictures: sent }, stepKey(key, 0));
  };
  return sendOrKeep(async () => send(), {
    key,
    kind: 'post',
    about: 'timeline',
    words,
    steps: stepsOf(id, form, pictures),
    stale: [['post', 'feed']],
  });
}

/** First its id where it has none, then the pictures that are not there yet, then the post. */
export function stepsOf(
  id: string | undefined,
  form: NewPost['form'],
  pictures: readonly AddedPicture[],
): Step[] {
  const begin = id === undefined ? [{ wire: 'POST /api/posts/init' }] : [];
  const files = pictures.flatMap(({ file }) => (file ? [file] : []));
  const shown = pictures.map(({ mediaId, alt, file }) => ({
    mediaId: file ? answerOf(begin.length + files.indexOf(file)) : mediaId,
    alt,
  }));
  return [
    ...begin,
    ...files.map((file) => ({ wire: 'POST /api/media', file })),
    {
      wire: 'POST /api/posts/:postId',
      params: { postId: id ?? answerOf(0) },
      body: { ...form, pictures: shown },
    },
  ];
}
