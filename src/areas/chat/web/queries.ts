import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ChatContract } from '../contract/chat.ts';
import { endOfGap, type Thread, withBetween, withEarlier, withNews, withOlder } from './messages/thread.ts';

const api = apiOf<ChatContract>();

export type RoomPerson = WireReply<ChatContract['GET /api/rooms/:roomId/people']>['items'][number];

export function roomQuery(roomId: string) {
  return queryOptions({
    queryKey: ['room', roomId, 'view'],
    queryFn: ({ signal }) => api('GET /api/rooms/:roomId', { params: { roomId }, signal }),
  });
}

const PAGE = 30;
/** What stands above the message that somebody goes back to. */
const SOME_BEFORE = 5;
const page = (roomId: string, query: { before?: number; since?: number }, signal?: AbortSignal) =>
  api('GET /api/rooms/:roomId/messages', { params: { roomId }, query: { ...query, limit: PAGE }, signal });

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
        const now = client.getQueryData<Thread>(queryKey) ?? known;
        if (!news.lost) return withNews(now, news.items, news.revision);
      }
      const { items, next, revision } = await page(roomId, {}, signal);
      return { items: [...items].reverse(), next, revision, gap: null };
    },
  });
}

/** Reads the page before what is known. */
export async function readOlder(client: QueryClient, roomId: string): Promise<void> {
  const before = threadOf(client, roomId)?.next;
  if (before === null || before === undefined) return;
  const older = await page(roomId, { before });
  change(client, roomId, (known) => withOlder(known, older));
}

/** Reads so far back that a message of this number is there, some before it and a page behind it. */
export async function readBackTo(client: QueryClient, roomId: string, seq: number): Promise<void> {
  const [oldest] = threadOf(client, roomId)?.items ?? [];
  if (!oldest || oldest.seq <= seq) return;
  const before = Math.min(seq + PAGE - SOME_BEFORE, oldest.seq);
  const earlier = await page(roomId, { before });
  change(client, roomId, (known) => withEarlier(known, earlier, before));
}

/** Reads on in the gap that going back has left. */
export async function readBetween(client: QueryClient, roomId: string): Promise<void> {
  const known = threadOf(client, roomId);
  const end = known && endOfGap(known);
  if (!end) return;
  const before = Math.min(end.after + 1 + PAGE, end.before);
  const { items } = await page(roomId, { before });
  change(client, roomId, (now) => withBetween(now, items, before));
}

function threadOf(client: QueryClient, roomId: string): Thread | undefined {
  return client.getQueryData<Thread>(messagesQuery(roomId).queryKey);
}

function change(client: QueryClient, roomId: string, to: (known: Thread) => Thread): void {
  client.setQueryData<Thread>(messagesQuery(roomId).queryKey, (known) => known && to(known));
}

/** The room as it stands beside its object: read again with each message, which its own page need not. */
export function roomNewsQuery(roomId: string) {
  return queryOptions({ ...roomQuery(roomId), queryKey: ['room', roomId, 'news'] });
}

export function roomsQuery(show: 'MINE' | 'REQUESTS', text: string) {
  return infiniteQueryOptions({
    queryKey: ['room', 'list', show, text],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/rooms', { query: { show, ...(text && { text }), after: pageParam, limit: 30 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

/** The pictures of a conversation. */
export function albumQuery(roomId: string) {
  return infiniteQueryOptions({
    queryKey: ['room', roomId, 'pictures'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/rooms/:roomId/pictures', {
        params: { roomId },
        query: { before: pageParam, limit: PAGE },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
}

export function peopleQuery(roomId: string, text = '') {
  return queryOptions({
    queryKey: ['room', roomId, 'people', text],
    queryFn: ({ signal }) =>
      api('GET /api/rooms/:roomId/people', {
        params: { roomId },
        query: { ...(text && { text }), limit: text ? 6 : 50 },
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
