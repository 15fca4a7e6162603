import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Change } from '../../rules/changes.ts';

export const changeNames: Readonly<Record<Change, MessageDescriptor>> = {
  START: msg`Start`,
  END: msg`End`,
  VENUE: msg`Venue`,
  MEETING_POINT: msg`Where to meet`,
  PARKING: msg`Where to park`,
};
