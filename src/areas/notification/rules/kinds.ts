/** What people can be told (NOT-4); each new area adds its own. */
export const kinds = [
  'HUDDLE_RSVP',
  'HUDDLE_REQUEST',
  'HUDDLE_WITHDRAWN',
  'HUDDLE_REQUEST_ACCEPTED',
  'HUDDLE_REQUEST_DECLINED',
  'HUDDLE_REMOVED',
  'HUDDLE_READMITTED',
  'HUDDLE_MOVED',
  'HUDDLE_DATE',
  'HUDDLE_GO',
  'HUDDLE_MESSAGE',
  'HUDDLE_COMMENT',
  'HUDDLE_REPLY',
  'HUDDLE_PROMOTED',
  'HUDDLE_MAIL_ANSWER',
  'HUDDLE_MOVED_UP_BY_HAND',
  'HUDDLE_LET_IN',
  'HUDDLE_OFFER',
  'HUDDLE_OFFER_LAPSED',
  'HUDDLE_REMINDER',
  'HUDDLE_MISSED',
  'HUDDLE_LOOK_BACK',
  'HUDDLE_INVITE',
  'HUDDLE_CO_HOST',
  'HUDDLE_HANDED_OVER',
  'HUDDLE_HOSTS_CHANGED',
  'HUDDLE_CANCELLED',
  'HUDDLE_RETURNED',
  'HUDDLE_PLANNED',
  'HUDDLE_ASKED',
  'HUDDLE_APPROVED',
  'HUDDLE_NOT_APPROVED',
  'COMMUNITY_INVITE',
  'COMMUNITY_REQUEST',
  'COMMUNITY_REQUEST_ACCEPTED',
  'COMMUNITY_REQUEST_DECLINED',
  'COMMUNITY_PROPOSAL',
  'COMMUNITY_CASE',
  'COMMUNITY_QUALIFICATION',
  'COMMUNITY_DUES',
  'COMMUNITY_WORDS',
  'COMMUNITY_ROLE',
  'COMMUNITY_HANDED_OVER',
  'COMMUNITY_REMOVED',
  'COMMUNITY_SHARED',
  'PERSON_FOLLOWED',
  'PERSON_FOLLOW_REQUEST',
  'PERSON_FOLLOW_ACCEPTED',
  'COMMUNITY_ANNOUNCEMENT',
  'COMMUNITY_MENTION',
  'COMMUNITY_TALK',
  'ROOM_REQUEST',
  'ROOM_MENTION',
  'ROOM_TALK',
  'POST_MENTION',
  'POST_LIKE',
  'POST_COMMENT',
  'POST_REPLY',
  'POST_REPOST',
  'POST_SHARED',
  'RETURN_ASKED',
  'RETURN_OVERDUE',
  'RETURN_ALL_BACK',
  'CARPOOL_REQUEST',
  'CARPOOL_OFFER',
  'CARPOOL_ACCEPTED',
  'CARPOOL_TAKEN',
  'CARPOOL_DECLINED',
  'CARPOOL_REFUSED',
  'CARPOOL_MOVED_UP',
  'CARPOOL_LEFT',
  'CARPOOL_REMOVED',
  'CARPOOL_MOVED',
  'CARPOOL_HUDDLE_MOVED',
  'CARPOOL_CANCELLED',
  'INSPIRATION_PUBLISHED',
  'INSPIRATION_MENTION',
  'INSPIRATION_LIKE',
  'INSPIRATION_COMMENT',
  'INSPIRATION_REPLY',
  'INSPIRATION_SHARED',
  'BADGE_GRANTED',
  'BADGE_DECLINED',
  'BADGE_TAKEN',
  'AWARD_EARNED',
  'MODERATION_DECIDED',
  'MODERATION_REPORT',
  'EXPORT_READY',
  'WEBHOOK_OFF',
  'SYSTEM',
] as const;

export type Kind = (typeof kinds)[number];
export type BadgeKind = Extract<Kind, `BADGE_${string}`>;
export type CommunityKind = Extract<Kind, `COMMUNITY_${string}`>;

/** What somebody has to answer; the list can show these alone. */
export const requestKinds: readonly Kind[] = [
  'HUDDLE_REQUEST',
  'HUDDLE_OFFER',
  'HUDDLE_CO_HOST',
  'HUDDLE_HANDED_OVER',
  'HUDDLE_MOVED',
  'COMMUNITY_INVITE',
  'COMMUNITY_REQUEST',
  'COMMUNITY_PROPOSAL',
  'PERSON_FOLLOW_REQUEST',
  'ROOM_REQUEST',
  'CARPOOL_REQUEST',
  'CARPOOL_OFFER',
  'CARPOOL_MOVED',
  'CARPOOL_HUDDLE_MOVED',
];

/** What was said in a room: read as soon as the room is. */
export const talkKinds: readonly Kind[] = [
  'COMMUNITY_ANNOUNCEMENT',
  'COMMUNITY_MENTION',
  'COMMUNITY_TALK',
  'ROOM_REQUEST',
  'ROOM_MENTION',
  'ROOM_TALK',
];

/** Its own mail says it in full, whatever was chosen: no second one follows. */
export function hasOwnMail(kind: Kind): boolean {
  return kind === 'MODERATION_DECIDED';
}

/** Without the outing there is nothing to tell. */
export const needsObject: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_REMINDER',
  'HUDDLE_PLANNED',
  'HUDDLE_ASKED',
]);

export function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}
