import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { nameRefusals, sharedRefusals } from '#platform/shared/messages.ts';

/** The sentence of every refusal of this area. */
export const communityRefusals = {
  ...nameRefusals,
  TOO_MANY_COMMUNITIES: /*i18n*/ {
    id: 'refused.too-many-communities',
    message:
      'You own {most, plural, one {# community} other {# communities}} already. Hand one over or delete one first.',
  },
  COMMUNITY_ARCHIVED: /*i18n*/ {
    id: 'refused.community-archived',
    message: 'This community is archived: nobody joins any more.',
  },
  ALREADY_MEMBER: /*i18n*/ { id: 'refused.already-member', message: 'You belong to this community already.' },
  MAY_NOT_JOIN: /*i18n*/ { id: 'refused.may-not-join', message: 'You cannot join this community.' },
  RULES_NOT_ACCEPTED: /*i18n*/ {
    id: 'refused.rules-not-accepted',
    message: 'Accept the rules of the community first.',
  },
  ANSWER_MISSING: /*i18n*/ {
    id: 'refused.answer-missing',
    message: 'Answer the question of the community first.',
  },
  NOT_A_MEMBER: /*i18n*/ { id: 'refused.not-a-member', message: 'You do not belong to this community.' },
  LAST_OWNER: /*i18n*/ {
    id: 'refused.last-owner',
    message: 'You are the last owner. Hand the community over before you leave.',
  },
  MAY_NOT_INVITE: /*i18n*/ { id: 'refused.may-not-invite', message: 'Only admins may invite people here.' },
  NOBODY_TO_INVITE: /*i18n*/ { id: 'refused.nobody-to-invite', message: 'This person cannot be invited.' },
  THEY_ARE_MEMBER: /*i18n*/ {
    id: 'refused.they-are-member',
    message: 'They belong to this community already.',
  },
  THEY_ARE_BANNED: /*i18n*/ {
    id: 'refused.they-are-banned',
    message: 'They were banned from this community.',
  },
  ALREADY_INVITED: /*i18n*/ { id: 'refused.already-invited', message: 'They are invited already.' },
  TOO_MANY_LINKS: /*i18n*/ {
    id: 'refused.too-many-links',
    message:
      'You have {most, plural, one {# open invitation} other {# open invitations}}. Take some back first.',
  },
  NOBODY_ON_LIST: /*i18n*/ {
    id: 'refused.nobody-on-list',
    message: 'Nobody on this list can be invited now.',
  },
  TOO_MANY_INVITATIONS: /*i18n*/ {
    id: 'refused.too-many-invitations',
    message: 'A community sends up to {most, number} invitations in 24 hours. Send the rest tomorrow.',
  },
  NO_JOIN_REQUEST: /*i18n*/ { id: 'refused.no-join-request', message: 'This request is no longer open.' },
  NOT_AN_ADMIN: /*i18n*/ { id: 'refused.not-an-admin', message: 'Only admins may do this.' },
  NOT_A_DAY: /*i18n*/ { id: 'refused.not-a-day', message: '“{name}”: enter a day of the calendar.' },
  ENDS_BEFORE_IT_BEGINS: /*i18n*/ {
    id: 'refused.ends-before-it-begins',
    message: '“{name}”: the end must not be before the beginning.',
  },
  NOT_A_KEEPER: /*i18n*/ { id: 'refused.not-a-keeper', message: 'Only admins and treasurers may do this.' },
  NOBODY_TO_WRITE_TO: /*i18n*/ {
    id: 'refused.nobody-to-write-to',
    message: 'None of them can be written to.',
  },
  NO_DUES_ASKED: /*i18n*/ { id: 'refused.no-dues-asked', message: 'This community asks no dues.' },
  NOBODY_OWES: /*i18n*/ {
    id: 'refused.nobody-owes',
    message: 'None of them has dues open and was not reminded in the last week.',
  },
  NOT_AN_OWNER: /*i18n*/ { id: 'refused.not-an-owner', message: 'Only an owner may do this.' },
  THEY_ARE_NO_MEMBER: /*i18n*/ {
    id: 'refused.they-are-no-member',
    message: 'They do not belong to this community.',
  },
  OWNER_HANDS_OVER: /*i18n*/ {
    id: 'refused.owner-hands-over',
    message: 'An owner stays until they hand the community over.',
  },
  NOTHING_CHANGES: /*i18n*/ { id: 'refused.nothing-changes', message: 'Nothing has changed.' },
  PICTURE_NOT_YOURS: sharedRefusals.PICTURE_NOT_YOURS,
  FOUNDED_IN_FUTURE: /*i18n*/ {
    id: 'refused.founded-in-future',
    message: 'The founding day is in the future.',
  },
  HIDDEN_NOT_SHARED: /*i18n*/ {
    id: 'refused.hidden-not-shared',
    message: 'A hidden community is not shared. Invite people instead.',
  },
  NOBODY_TO_SHARE_WITH: /*i18n*/ {
    id: 'refused.nobody-to-share-with',
    message: 'Choose people whom you follow.',
  },
  CHANGED_MEANWHILE: /*i18n*/ {
    id: 'refused.changed-meanwhile',
    message: 'Somebody else has changed the community meanwhile. Look at it again before you save.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof communityRefusals, Message> {}
}

export type CommunityRefusal = keyof typeof communityRefusals;

/** What has been done, said to who did it. */
export const communityConfirmations = {
  MAY_FOUND: /*i18n*/ { id: 'done.may-found', message: 'You can create a community.' },
  COMMUNITY_FOUNDED: /*i18n*/ { id: 'done.community-founded', message: 'Community created.' },
  COMMUNITY_SAVED: /*i18n*/ { id: 'done.community-saved', message: 'Saved.' },
  COMMUNITY_SHARED: /*i18n*/ { id: 'done.community-shared', message: 'The community is shared.' },
  COMMUNITY_CLOSED: /*i18n*/ { id: 'done.community-closed', message: 'The community is archived.' },
  COMMUNITY_REOPENED: /*i18n*/ { id: 'done.community-reopened', message: 'The community is open again.' },
  COMMUNITY_ENDS: /*i18n*/ {
    id: 'done.community-ends',
    message: 'The community will be deleted in 14 days.',
  },
  COMMUNITY_STAYS: /*i18n*/ { id: 'done.community-stays', message: 'The community will not be deleted.' },
  JOINED: /*i18n*/ { id: 'done.joined', message: 'Welcome to the community.' },
  JOIN_REQUESTED: /*i18n*/ { id: 'done.join-requested', message: 'Your request is sent.' },
  COMMUNITY_LEFT: /*i18n*/ { id: 'done.community-left', message: 'You no longer belong to the community.' },
  JOIN_REQUEST_WITHDRAWN: /*i18n*/ {
    id: 'done.join-request-withdrawn',
    message: 'Request withdrawn.',
  },
  INVITATION_DECLINED: /*i18n*/ { id: 'done.invitation-declined', message: 'The invitation is declined.' },
  INVITATION_SENT: /*i18n*/ { id: 'done.invitation-sent', message: 'The invitation is sent.' },
  JOIN_REQUEST_ACCEPTED: /*i18n*/ { id: 'done.join-request-accepted', message: 'The request is accepted.' },
  JOIN_REQUEST_DECLINED: /*i18n*/ { id: 'done.join-request-declined', message: 'The request is declined.' },
  REQUESTS_ACCEPTED: /*i18n*/ {
    id: 'done.requests-accepted',
    message: '{people, plural, one {# request is accepted.} other {# requests are accepted.}}',
  },
  REQUESTS_DECLINED: /*i18n*/ {
    id: 'done.requests-declined',
    message: '{people, plural, one {# request is declined.} other {# requests are declined.}}',
  },
  QUALIFICATIONS_SAVED: /*i18n*/ {
    id: 'done.qualifications-saved',
    message: 'The qualifications are saved.',
  },
  ADDRESS_SAVED: /*i18n*/ { id: 'done.address-saved', message: 'Your address is saved.' },
  NOTE_OF_MEMBER: /*i18n*/ { id: 'done.note-of-member', message: 'The note is saved.' },
  MESSAGE_TO_MEMBERS: /*i18n*/ {
    id: 'done.message-to-members',
    message: 'Your message goes to {people, plural, one {# member} other {# members}}.',
  },
  PAID_NOTED: /*i18n*/ {
    id: 'done.paid-noted',
    message:
      '{people, plural, =0 {Nothing has changed.} one {Noted for # member.} other {Noted for # members.}}',
  },
  REMINDED_OF_DUES: /*i18n*/ {
    id: 'done.reminded-of-dues',
    message: '{people, plural, one {# member is} other {# members are}} reminded.',
  },
  TITLE_CHANGED: /*i18n*/ { id: 'done.title-changed', message: 'The title is saved.' },
  ROLE_CHANGED: /*i18n*/ { id: 'done.role-changed', message: 'The role is changed.' },
  MEMBER_REMOVED: /*i18n*/ { id: 'done.member-removed', message: 'Done.' },
  OFFICE_HANDED_OVER: /*i18n*/ { id: 'done.office-handed-over', message: 'The office is handed over.' },
  COMMUNITY_HANDED_OVER: /*i18n*/ {
    id: 'done.community-handed-over',
    message: 'The community is handed over.',
  },
  INVITATION_MAILED: /*i18n*/ { id: 'done.invitation-mailed', message: 'The invitation is on its way.' },
  LIST_HELD: /*i18n*/ {
    id: 'done.list-held',
    message:
      '{people, plural, one {# invitation is} other {# invitations are}} kept. You are new here, so a moderator looks at a long list first; then it is sent.',
  },
  LIST_SENT: /*i18n*/ {
    id: 'done.list-sent',
    message: '{people, plural, one {# invitation is} other {# invitations are}} on the way.',
  },
  INVITATION_LINK_READY: /*i18n*/ { id: 'done.invitation-link-ready', message: 'The link is ready.' },
  INVITATION_REVOKED: /*i18n*/ { id: 'done.invitation-revoked', message: 'Invitation withdrawn.' },
  INVITED: /*i18n*/ { id: 'done.invited', message: 'You are invited.' },
} as const satisfies Messages;

export type CommunityConfirmation = keyof typeof communityConfirmations;
export const done = confirm<CommunityConfirmation>;

/** The columns of the file of members. */
export const memberFile = {
  NUMBER: /*i18n*/ { id: 'file.member-number', message: 'Member number' },
  NAME: /*i18n*/ { id: 'file.name', message: 'Name' },
  USERNAME: /*i18n*/ { id: 'file.username', message: 'Username' },
  ROLE: /*i18n*/ { id: 'file.role', message: 'Role' },
  TITLE: /*i18n*/ { id: 'file.title', message: 'Title' },
  SINCE: /*i18n*/ { id: 'file.member-since', message: 'Member since' },
  PAID_UNTIL: /*i18n*/ { id: 'file.paid-until', message: 'Paid until' },
  ADDRESS: /*i18n*/ { id: 'file.member-address', message: 'Address' },
  ANSWER: /*i18n*/ { id: 'file.join-answer', message: 'Answer to the join question' },
} as const satisfies Messages;

export const attendanceFile = {
  DAY: /*i18n*/ { id: 'file.outing-date', message: 'Date' },
  OUTING: /*i18n*/ { id: 'file.outing-name', message: 'Outing' },
  ROLE: /*i18n*/ { id: 'file.attendance-role', message: 'Role' },
  CAME: /*i18n*/ { id: 'file.people-came', message: 'People who came' },
  HOST: /*i18n*/ { id: 'file.role-host', message: 'Host' },
  PARTICIPANT: /*i18n*/ { id: 'file.role-participant', message: 'Participant' },
} as const satisfies Messages;

export const memberRoles = {
  OWNER: /*i18n*/ { id: 'file.role-owner', message: 'Owner' },
  ADMIN: /*i18n*/ { id: 'file.role-admin', message: 'Admin' },
  LEADER: /*i18n*/ { id: 'file.role-leader', message: 'Leader' },
  TREASURER: /*i18n*/ { id: 'file.role-treasurer', message: 'Treasurer' },
  MEMBER: /*i18n*/ { id: 'file.role-member', message: 'Member' },
} as const satisfies Messages;
