import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome } from '../../rules/decide.ts';

/** What came of a push or a mail, said to the one it was for (NOT-6). */
export const outcomeWords: Readonly<Record<Outcome, MessageDescriptor>> = {
  SENT: msg`Sent`,
  LATER: msg`On its way: its service asked to wait`,
  FAILED: msg`Not sent: it was not accepted`,
  OVER: msg`Not sent: it no longer applied`,
  NEWER: msg`Not sent: a newer one says the same`,
  READ: msg`Not sent: you had read it`,
  CHOSEN: msg`Not sent: you chose none for this`,
  SEEN: msg`Not sent: you had seen it in the list`,
  MUTED: msg`Not sent: you have muted this`,
  AWAY: msg`Not sent: you are away, it comes when you return`,
  NO_DEVICE: msg`Not sent: none of your devices receives messages`,
  NO_ADDRESS: msg`Not sent: your address receives no mail`,
  WAITS: msg`Sent in a moment, unless you read it first`,
  HELD: msg`Waits for the end of your quiet hours`,
  FULL: msg`Waits: you have had your messages for today`,
};
