import { useQuery } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { useWaiting } from '#platform/web/outbox/use-acts.ts';
import { keepMessage, type WrittenMessage } from './keep-message.ts';

/** What waits to be said in a room, and the way to say more: at once when there is a network, else when it is back. */
export function useOutbox(roomId: string) {
  const waiting = useWaiting((act) => act.kind === 'message' && act.about === `room:${roomId}`);
  const isIn = useQuery(myAccount).data !== undefined;
  return {
    waiting,
    send: (body: WrittenMessage) => void (isIn && keepMessage({ key: newIdempotencyKey(), roomId, body })),
  };
}
