import { useEffect } from 'react';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { takeOverOldMessages } from '../messages/keep-message.ts';

/** What was done without a network and not sent goes out from any page, also after a restart (OFF-2). */
export function SendWaiting({ owner }: { owner: string }) {
  useActs();
  useEffect(() => void takeOverOldMessages(owner).catch(() => undefined), [owner]);
  return null;
}
