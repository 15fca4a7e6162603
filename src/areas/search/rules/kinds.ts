/** What can be found, in the order of the tabs. */
export const searchKinds = [
  'HUDDLE',
  'COMMUNITY',
  'PERSON',
  'INSPIRATION',
  'POST',
  'CARPOOL',
  'PLACE',
] as const;
export type SearchKind = (typeof searchKinds)[number];
