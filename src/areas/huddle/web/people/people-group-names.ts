import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Group } from '../../rules/people.ts';

export const groupNames: Readonly<Record<Group, MessageDescriptor>> = {
  CONFIRMED: msg`Going`,
  MAYBE: msg`Maybe`,
  INTERESTED: msg`Interested`,
  REQUESTED: msg`Requested`,
  WAITING: msg`Waiting`,
  INVITED: msg`Invited`,
  NOT_COMING: msg`Not coming`,
  TURNED_AWAY: msg`Turned away`,
  UNACKNOWLEDGED: msg`Have not seen the change`,
};
