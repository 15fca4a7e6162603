import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AskedChange } from '../../rules/approval.ts';

/** What a change that waits is about. */
export const askedChangeNames: Readonly<Record<AskedChange, MessageDescriptor>> = {
  START: msg`Start`,
  END: msg`End`,
  VENUE: msg`Venue`,
  MEETING_POINT: msg`Meeting point`,
  ACTIVITY: msg`Activity`,
  DIFFICULTY: msg`Difficulty`,
  LIMIT: msg`Limit`,
  LEADER: msg`Host`,
};
