import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Audience } from '../../rules/messaging.ts';

export const audienceNames: Readonly<Record<Audience, MessageDescriptor>> = {
  ALL: msg`Everybody with a part`,
  CONFIRMED: msg`Who is going`,
  MAYBE: msg`Who said maybe`,
  WAITING: msg`The waiting list`,
  REQUESTED: msg`Who asked to come`,
  INTERESTED: msg`Who is interested`,
  INVITED: msg`Who is invited and has not answered`,
  UNACKNOWLEDGED: msg`Who has not seen the change`,
};
