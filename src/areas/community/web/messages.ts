import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DuesPeriod, PaymentOutcome } from '../rules/dues.ts';
import type { CommunityAct } from '../rules/rights.ts';
import type { CommunityPrivacy, CommunityRole, Planning } from '../rules/state.ts';

export const privacyNames: Readonly<Record<CommunityPrivacy, MessageDescriptor>> = {
  PUBLIC: msg`Public`,
  PRIVATE: msg`Private`,
  HIDDEN: msg`Hidden`,
};

export const privacyMeanings: Readonly<Record<CommunityPrivacy, MessageDescriptor>> = {
  PUBLIC: msg`Anyone sees it and can join.`,
  PRIVATE: msg`Anyone sees its name; the rest is for members, who ask or are invited.`,
  HIDDEN: msg`Only members and invited people know it.`,
};

/** A public community whose admins decide who belongs. */
export const approvalMeaning = msg`Anyone sees it; an admin accepts who joins.`;

export const roleNames: Readonly<Record<CommunityRole, MessageDescriptor>> = {
  OWNER: msg`Owner`,
  ADMIN: msg`Admin`,
  LEADER: msg`Leader`,
  TREASURER: msg`Treasurer`,
  MEMBER: msg`Member`,
};

/** What each role is for, in a line. */
export const roleMeanings: Readonly<Record<CommunityRole, MessageDescriptor>> = {
  OWNER: msg`Decides everything.`,
  ADMIN: msg`Takes people in, gives roles and edits the community.`,
  LEADER: msg`Plans outings in the name of the community.`,
  TREASURER: msg`Manages the dues and exports the list of members.`,
  MEMBER: msg`Takes part.`,
};

export const periodNames: Readonly<Record<DuesPeriod, MessageDescriptor>> = {
  MONTH: msg`a month`,
  QUARTER: msg`a quarter`,
  HALF_YEAR: msg`half a year`,
  YEAR: msg`a year`,
};

export const paymentNames: Readonly<Record<PaymentOutcome, MessageDescriptor>> = {
  PAY: msg`is noted`,
  SAME: msg`is unchanged`,
  NOBODY: msg`is not a member under this name or address`,
  TWO_PEOPLE: msg`has a number and a name of two members`,
  DOUBLE: msg`is on the list twice`,
  NO_DAY: msg`has no day such as 2027-12-31`,
};

export const actNames: Readonly<Record<CommunityAct, MessageDescriptor>> = {
  READ: msg`See members, outings and messages`,
  PLAN: msg`Plan outings`,
  INVITE: msg`Invite people`,
  APPROVE: msg`Decide about outings that members propose`,
  TAKE_IN: msg`Take people in`,
  REMOVE: msg`Remove and ban members`,
  ROLES: msg`Give roles and titles`,
  ANNOUNCE: msg`Announce something, take messages down`,
  MODERATE: msg`Decide about what is reported`,
  MESSAGE: msg`Write to chosen members`,
  NOTE: msg`Write notes about members`,
  DUES: msg`Manage the dues`,
  EXPORT: msg`Export the list of members`,
  EDIT: msg`Edit the community`,
  OWN: msg`Make admins, hand over, archive, delete`,
};

export const planningNames: Readonly<Record<Planning, MessageDescriptor>> = {
  ALL: msg`All members`,
  APPROVED: msg`Members, with approval`,
  LEADERS: msg`Leaders and admins only`,
};
