/** The sentence of every refusal of this area, for people. */
export const communityRefusals = {
  TOO_MANY_COMMUNITIES: 'You own {most} communities already. Hand one over or delete one first.',
  COMMUNITY_ARCHIVED: 'This community is archived: nobody joins any more.',
  ALREADY_MEMBER: 'You belong to this community already.',
  MAY_NOT_JOIN: 'You cannot join this community.',
  RULES_NOT_ACCEPTED: 'Accept the rules of the community first.',
  ANSWER_MISSING: 'Answer the question of the community first.',
  NOT_A_MEMBER: 'You do not belong to this community.',
  LAST_OWNER: 'You are the last owner. Hand the community over before you leave.',
  MAY_NOT_INVITE: 'Only admins may invite people here.',
  NOBODY_TO_INVITE: 'This person cannot be invited.',
  THEY_ARE_MEMBER: 'They belong to this community already.',
  THEY_ARE_BANNED: 'They were banned from this community.',
  ALREADY_INVITED: 'They are invited already.',
  TOO_MANY_LINKS: 'You have {most} open invitations. Take some back first.',
  NO_JOIN_REQUEST: 'This request is no longer open.',
  NOT_AN_ADMIN: 'Only admins may do this.',
  NOT_AN_OWNER: 'Only an owner may do this.',
  THEY_ARE_NO_MEMBER: 'They do not belong to this community.',
  OWNER_HANDS_OVER: 'An owner stays until they hand the community over.',
  NOTHING_CHANGES: 'It is so already.',
  PICTURE_NOT_YOURS: 'Choose a picture that you have uploaded.',
  FOUNDED_IN_FUTURE: 'The founding day is in the future.',
  CHANGED_MEANWHILE: 'Somebody else has changed the community meanwhile. Look at it again before you save.',
} as const;

export type CommunityRefusal = keyof typeof communityRefusals;
