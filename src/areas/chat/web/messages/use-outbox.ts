import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { MessageInput } from '../mutations.ts';
import { outbox, type Unsent } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';

interface Outbox {
  readonly unsent: readonly Unsent[];
  send(body: MessageInput): void;
  again(key: string): void;
  drop(key: string): void;
}

/** What waits to be said in a room, and the way to say more: at once when there is a network, else when it is back. */
export function useOutbox(roomId: string): Outbox {
  const owner = useQuery(myAccount).data?.id ?? '';
  const all = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.items(owner),
    () => none,
  );
  useSendingWhenOnline(owner);
  return {
    unsent: all.filter((item) => item.roomId === roomId),
    send(body) {
      outbox.add(owner, { key: newIdempotencyKey(), roomId, body, at: Date.now() });
      void sendWaiting(owner);
    },
    again(key) {
      outbox.refuse(owner, key, undefined);
      void sendWaiting(owner);
    },
    drop: (key) => outbox.remove(owner, key),
  };
}

const none: readonly Unsent[] = [];

/** Sends what waits as soon as the page is there, and whenever the network comes back. */
export function useSendingWhenOnline(owner: string): void {
  useEffect(() => {
    if (!owner) return;
    const send = () => void sendWaiting(owner);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [owner]);
}
