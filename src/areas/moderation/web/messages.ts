import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reasonMessages } from '../page-messages.ts';
import type { Act, AppealState } from '../rules/decisions.ts';
import type { HeldFor } from '../rules/held.ts';
import type { Reason, Reportable, ReportState } from '../rules/reports.ts';
import type { Doubt } from '../rules/weight.ts';

export const reasonNames: Readonly<Record<Reason, MessageDescriptor>> = reasonMessages;

export const heldNames: Readonly<Record<HeldFor, MessageDescriptor>> = {
  LINKS: msg`Held back: many links by a newcomer`,
  SAME_TEXT: msg`Held back: the same text in many places`,
  LIST: msg`Held back: a newcomer’s long list of addresses`,
};

/** Why many reports count as few. */
export const doubtNames: Readonly<Record<Doubt, MessageDescriptor>> = {
  NEW_ACCOUNTS: msg`new accounts`,
  SAME_TIME: msg`accounts made at the same time`,
  RECORD: msg`earlier reports were dismissed`,
  VISITORS: msg`people without an account`,
};

export const kindNames: Readonly<Record<Reportable, MessageDescriptor>> = {
  HUDDLE: msg`Huddle`,
  POST: msg`Post`,
  PERSON: msg`Person`,
  COMMUNITY: msg`Community`,
  MESSAGE: msg`Message`,
  INSPIRATION: msg`Inspiration`,
  CARPOOL: msg`Carpool`,
  COMMENT: msg`Comment`,
};

/** What a moderator chooses. */
export const actNames: Readonly<Record<Act, MessageDescriptor>> = {
  HIDE: msg`Hide it from readers`,
  WARN: msg`Warn the author`,
  SUSPEND: msg`Suspend them for some days`,
  BAN: msg`Suspend them until further notice`,
  REMOVE_MEMBER: msg`Remove the author from the community`,
  BAN_MEMBER: msg`Remove and ban the author from the community`,
  NONE: msg`No action`,
};

/** What reads otherwise where the admins of a community decide. */
export const actNamesInCommunity: Readonly<Partial<Record<Act, MessageDescriptor>>> = {
  HIDE: msg`Hide it in the community`,
};

/** What was done. */
export const actsDone: Readonly<Record<Act, MessageDescriptor>> = {
  HIDE: msg`Hidden from readers`,
  WARN: msg`Warning`,
  SUSPEND: msg`Suspended for some days`,
  BAN: msg`Suspended until further notice`,
  REMOVE_MEMBER: msg`Removed from the community`,
  BAN_MEMBER: msg`Banned from the community`,
  NONE: msg`No action`,
};

export const appealNames: Readonly<Record<Exclude<AppealState, 'NONE'>, MessageDescriptor>> = {
  OPEN: msg`The appeal waits for an answer.`,
  GRANTED: msg`The decision is reversed, and all that followed from it is undone.`,
  REFUSED: msg`The appeal was refused. The decision stands.`,
};

/** What those who reported something read about it. */
export const reportStateNames: Readonly<Record<ReportState, MessageDescriptor>> = {
  OPEN: msg`Not decided yet.`,
  UPHELD: msg`Decided: something was done about it.`,
  DISMISSED: msg`Decided: nothing against the rules was found.`,
};
