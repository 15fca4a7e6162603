import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerOf } from '#platform/shared/outbox/rules.ts';
import { apiOf } from '#platform/web/api.ts';
import { keepingApiOf } from '#platform/web/outbox/send-or-keep.ts';
import type { CommentContract } from '../contract.ts';

const api = apiOf<CommentContract>();

/** What is talked about. */
export interface About {
  /** As in the keys of queries and the names of topics; its addresses have the plural. */
  readonly kind: string;
  readonly id: string;
}

const A_PAGE = 20;

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
};

const paramsOf = ({ kind, id }: About) => ({ kind: `${kind}s`, about: id });

export function commentsQuery(about: About) {
  return infiniteQueryOptions({
    queryKey: [about.kind, about.id, 'comments'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/:kind/:about/comments', {
        params: paramsOf(about),
        query: { after: pageParam, limit: A_PAGE },
        signal,
      }),
    ...paging,
  });
}

/** All replies to a comment, asked for when somebody opens them. */
export function repliesQuery(about: About, commentId: string) {
  return infiniteQueryOptions({
    queryKey: [about.kind, about.id, 'comments', commentId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/:kind/:about/comments/:commentId/replies', {
        params: { ...paramsOf(about), commentId },
        query: { after: pageParam, limit: A_PAGE },
        signal,
      }),
    ...paging,
  });
}

interface Words {
  readonly text: string;
  readonly parentId: string | null;
}

const keeping = keepingApiOf<CommentContract>();

/** Said now, or as soon as there is a network (OFF-2). */
export const addComment = (about: About, body: Words, key: string) =>
  keeping(
    'POST /api/:kind/:about/comments',
    { params: paramsOf(about), body },
    {
      key,
      kind: 'comment',
      about: `${about.kind}:${about.id}`,
      words: body.text,
      wording: {
        step: 0,
        field: 'text',
        change: {
          wire: 'PATCH /api/:kind/:about/comments/:commentId',
          params: { ...paramsOf(about), commentId: answerOf(0) },
        },
      },
      stale: [[about.kind, about.id]],
    },
  );

/** Of what I do to a comment of mine without a network the last counts (O6). */
const doneTo = (about: About, commentId: string, words: string) => ({
  kind: 'comment',
  about: `${about.kind}:${about.id}`,
  slot: `comment:${commentId}`,
  words,
  stale: [[about.kind, about.id]],
});

export const changeComment = (about: About, commentId: string, text: string) =>
  keeping(
    'PATCH /api/:kind/:about/comments/:commentId',
    { params: { ...paramsOf(about), commentId }, body: { text } },
    doneTo(about, commentId, text),
  );

/** `words` say in the list of what waits that it is to be removed. */
export const removeComment = (about: About, commentId: string, words: string) =>
  keeping(
    'DELETE /api/:kind/:about/comments/:commentId',
    { params: { ...paramsOf(about), commentId } },
    { ...doneTo(about, commentId, words), doneIf: ['COMMENT_GONE'] },
  );
