import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineOutcome, SentState } from '../../rules/invitation-list.ts';

export const outcomeNames: Readonly<Record<LineOutcome, MessageDescriptor>> = {
  INVITE: msg`Is invited`,
  NO_ADDRESS: msg`No valid address`,
  DOUBLE: msg`Listed twice`,
  MEMBER: msg`Is a member already`,
  REQUESTED: msg`Has asked to join`,
  BANNED: msg`Is banned`,
  INVITED: msg`Is invited already`,
};

export const stateNames: Readonly<Record<SentState, MessageDescriptor>> = {
  HELD: msg`Moderators look at it first`,
  WAITING: msg`Waiting to be sent`,
  SENT: msg`Sent`,
  FAILED: msg`Could not be delivered`,
  TAKEN: msg`Accepted`,
  REVOKED: msg`Taken back`,
  OVER: msg`Expired`,
};
