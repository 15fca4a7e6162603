/** What a notification can be about. */
export const objectTypes = ['HUDDLE', 'COMMUNITY', 'PERSON'] as const;
export type ObjectType = (typeof objectTypes)[number];

export interface AboutObject {
  readonly type: ObjectType;
  readonly id: string;
}

/** Where each is looked at. */
const routes: Readonly<Record<Exclude<ObjectType, 'PERSON'>, string>> = {
  HUDDLE: '/huddle/view/',
  COMMUNITY: '/community/view/',
};

/** What is about a person is about who did it: their page stands under the name they chose. */
export function pathOfObject({ type, id }: AboutObject, username: string | null = null): string {
  if (type === 'PERSON') return `/${encodeURIComponent(username ?? '')}`;
  return `${routes[type]}${encodeURIComponent(id)}`;
}
