/** What a notification can be about. */
export const objectTypes = ['HUDDLE', 'COMMUNITY'] as const;
export type ObjectType = (typeof objectTypes)[number];

export interface AboutObject {
  readonly type: ObjectType;
  readonly id: string;
}

/** Where each is looked at. */
const routes: Readonly<Record<ObjectType, string>> = {
  HUDDLE: '/huddle/view/',
  COMMUNITY: '/community/view/',
};

export function pathOfObject({ type, id }: AboutObject): string {
  return `${routes[type]}${encodeURIComponent(id)}`;
}
