import { useSendingWhenOnline } from '../messages/use-outbox.ts';

/** What was written without a network and not sent goes out from any page, also after a restart (OFF-2). */
export function SendWaiting({ owner }: { owner: string }) {
  useSendingWhenOnline(owner);
  return null;
}
