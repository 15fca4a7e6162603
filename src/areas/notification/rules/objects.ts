import { type Kind, talkKinds } from './kinds.ts';

/** What a notification can be about. */
export const objectTypes = [
  'HUDDLE',
  'COMMUNITY',
  'PERSON',
  'ROOM',
  'POST',
  'CARPOOL',
  'RETURN_PLAN',
  'INSPIRATION',
  'BADGE',
  'AWARD',
  'DECISION',
  'EXPORT',
  'SITE',
  'SYSTEM',
] as const;
export type ObjectType = (typeof objectTypes)[number];

/** Of what somebody may want to hear less. */
export const mutableTypes = ['HUDDLE', 'COMMUNITY'] as const;
export type MutableType = (typeof mutableTypes)[number];

export function isMutable<Id>(object: { readonly type: string; readonly id: Id }): object is {
  readonly type: MutableType;
  readonly id: Id;
} {
  return mutableTypes.some((type) => type === object.type);
}

export interface AboutObject {
  readonly type: ObjectType;
  readonly id: string;
}

/** Where each is looked at. */
const routes: Readonly<
  Record<Exclude<ObjectType, 'PERSON' | 'AWARD' | 'DECISION' | 'EXPORT' | 'SITE' | 'SYSTEM'>, string>
> = {
  HUDDLE: '/huddle/view/',
  COMMUNITY: '/community/view/',
  ROOM: '/chat/view/',
  POST: '/home/timeline/view/',
  CARPOOL: '/carpool/view/new/',
  RETURN_PLAN: '/return-plans/',
  INSPIRATION: '/inspiration/view/',
  // The badge itself stands beside what one has written.
  BADGE: '/inspiration/authored?badge=',
};

/**
 * The page of an object, where it shows what happened. What is about a person is about who did it: their page stands
 * under the name they chose, and their awards on it. An announcement is all in its words.
 */
export function pathOfObject({ type, id }: AboutObject, kind: Kind, username: string | null = null): string {
  const profile = `/${encodeURIComponent(username ?? '')}`;
  if (type === 'PERSON') return profile;
  if (type === 'AWARD') return `${profile}?tab=awards`;
  if (type === 'SYSTEM' || kind === 'MODERATION_REPORT') return '/notification';
  if (type === 'EXPORT') return '/setting/export';
  if (type === 'SITE') return '/operator?show=webhooks';
  if (type === 'DECISION') return '/moderation/mine';
  if (kind === 'HUDDLE_MISSED') return '/setting/missed';
  if (kind === 'WEBHOOK_OFF') return `/community/programs/${encodeURIComponent(id)}`;
  if (kind === 'COMMUNITY_CASE') return `/community/moderation/${encodeURIComponent(id)}`;
  const path = `${routes[type]}${encodeURIComponent(id)}`;
  if (kind === 'COMMUNITY_PROPOSAL') return `${path}?tab=Huddles`;
  if (kind === 'COMMUNITY_DUES' || kind === 'COMMUNITY_WORDS' || kind === 'COMMUNITY_QUALIFICATION')
    return `${path}?tab=Members`;
  return type === 'COMMUNITY' && talkKinds.includes(kind) ? `${path}?tab=Messages` : path;
}

/** The page about a notification: why it came, how, and how to hear less of its like. */
export const pathOfTelling = (id: string): string => `/notification/view/${encodeURIComponent(id)}`;

const shownAt = /^\/(?:huddle|carpool\/view|inspiration|home\/timeline)\/(?:view|new)\/([0-9a-f-]{36})$/;

/** What a page shows whole, so that nobody who looks at it has to be told of it. */
export function objectAt(pathname: string): string | undefined {
  return shownAt.exec(pathname)?.[1];
}
