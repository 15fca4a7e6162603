import { infiniteQueryOptions } from '@tanstack/react-query';
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
        query: { after: pageParam, most: A_PAGE },
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
        query: { after: pageParam, most: A_PAGE },
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
      stale: [[about.kind, about.id]],
    },
  );

export const changeComment = (about: About, commentId: string, text: string) =>
  api('PATCH /api/:kind/:about/comments/:commentId', {
    params: { ...paramsOf(about), commentId },
    body: { text },
  });

export const removeComment = (about: About, commentId: string) =>
  api('DELETE /api/:kind/:about/comments/:commentId', { params: { ...paramsOf(about), commentId } });
