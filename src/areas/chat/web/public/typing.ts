import type { QueryClient } from '@tanstack/react-query';

/** Who writes in a room, and until when that is believed, in epoch milliseconds. */
export type Typing = Readonly<Record<string, number>>;

/** Somebody who stops writing says nothing: after so long it is over. */
export const TYPING_LASTS_MS = 5_000;

export const typingKey = (roomId: string) => ['room-typing', roomId];

/** Notes that somebody writes in a room which is open; a fact of the live stream. */
export function noteTyping(client: QueryClient, { id, personId }: Readonly<Record<string, unknown>>): void {
  if (typeof id !== 'string' || typeof personId !== 'string') return;
  const until = Date.now() + TYPING_LASTS_MS;
  client.setQueryData<Typing>(typingKey(id), (known) => ({ ...known, [personId]: until }));
}
