import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ChatContract } from '../contract/chat.ts';
import type { MessageView } from '../contract/views.ts';

const api = apiOf<ChatContract>();

export type RoomPerson = WireReply<ChatContract['GET /api/rooms/:roomId/people']>['items'][number];

/** A conversation as far as it was read: the oldest message first. */
export interface Thread {
  readonly items: readonly MessageView[];
  /** Older ones go on before this number; null when there are none. */
  readonly next: number | null;
  readonly revision: number;
}

export function roomQuery(roomId: string) {
  return queryOptions({
    queryKey: ['room', roomId, 'view'],
    queryFn: ({ signal }) => api('GET /api/rooms/:roomId', { params: { roomId }, signal }),
  });
}

const PAGE = 30;
const page = (roomId: string, query: { before?: number; since?: number }, signal?: AbortSignal) =>
  api('GET /api/rooms/:roomId/messages', { params: { roomId }, query: { ...query, most: PAGE }, signal });

/** What was said: the first time the newest page, from then on only what is new or has changed. */
export function messagesQuery(roomId: string) {
  const queryKey = ['room', roomId, 'messages'];
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }): Promise<Thread> {
      const known = client.getQueryData<Thread>(queryKey);
      if (known) {
        const news = await page(roomId, { since: known.revision }, signal);
        // Read again: an older page may have come meanwhile.
        if (!news.lost) return joined(client.getQueryData<Thread>(queryKey) ?? known, news);
      }
      const { items, next, revision } = await page(roomId, {}, signal);
      return { items: [...items].reverse(), next, revision };
    },
  });
}

/** Reads the page before what is known. */
export async function readOlder(client: QueryClient, roomId: string): Promise<void> {
  const { queryKey } = messagesQuery(roomId);
  const before = client.getQueryData<Thread>(queryKey)?.next;
  if (before === null || before === undefined) return;
  const { items, next } = await page(roomId, { before });
  client.setQueryData<Thread>(queryKey, (known) => known && { ...joined(known, { items }), next });
}

function joined(
  known: Thread,
  news: { readonly items: readonly MessageView[]; readonly revision?: number },
): Thread {
  const bySeq = new Map([...known.items, ...news.items].map((item) => [item.seq, item]));
  const items = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  return { items, next: known.next, revision: Math.max(known.revision, news.revision ?? 0) };
}

export function roomsQuery(show: 'MINE' | 'REQUESTS', text: string) {
  return infiniteQueryOptions({
    queryKey: ['room', 'list', show, text],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/rooms', { query: { show, ...(text && { text }), after: pageParam, most: 30 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

export function peopleQuery(roomId: string, text = '') {
  return queryOptions({
    queryKey: ['room', roomId, 'people', text],
    queryFn: ({ signal }) =>
      api('GET /api/rooms/:roomId/people', {
        params: { roomId },
        query: { ...(text && { text }), most: text ? 6 : 50 },
        signal,
      }),
  });
}

/** A picture as bytes: an address would need a token. It never changes, so it stands beside what is read again. */
export function messagePictureQuery(roomId: string, messageId: string, pictureId: string, w: number) {
  return queryOptions({
    queryKey: ['room-picture', pictureId, w],
    queryFn: async ({ signal }) => {
      const params = { roomId, messageId, pictureId };
      const answer = await api('GET /api/rooms/:roomId/messages/:messageId/pictures/:pictureId', {
        params,
        query: { w },
        signal,
      });
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
