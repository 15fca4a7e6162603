import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommunityPrivacy, CommunityRole } from '../rules/state.ts';

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
  MEMBER: msg`Member`,
};
