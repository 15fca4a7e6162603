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
  'HUDDLE_MESSAGE',
  'HUDDLE_COMMENT',
  'HUDDLE_REPLY',
  'HUDDLE_PROMOTED',
  'HUDDLE_OFFER',
  'HUDDLE_OFFER_LAPSED',
  'HUDDLE_REMINDER',
  'HUDDLE_INVITE',
  'HUDDLE_CO_HOST',
  'HUDDLE_HANDED_OVER',
  'HUDDLE_CANCELLED',
] as const;

export type Kind = (typeof kinds)[number];

/** What somebody has to answer; the list can show these alone. */
export const requestKinds: readonly Kind[] = ['HUDDLE_REQUEST', 'HUDDLE_OFFER', 'HUDDLE_MOVED'];

export function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text);
}
