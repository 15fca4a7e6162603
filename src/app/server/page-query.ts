import { filterNames } from '#areas/huddle/rules/fields.ts';

/** Every name that some page reads from its address, and what the router itself asks with. */
const known = new Set<string>([
  ...filterNames,
  'activity',
  'after',
  'again',
  'case',
  'city',
  'communityId',
  'community',
  'draft',
  'draftId',
  'everywhere',
  'features',
  'fits',
  'from',
  'huddle',
  'huddleId',
  'instead',
  'intent',
  'invite',
  'kind',
  'lat',
  'link',
  'list',
  'lng',
  'month',
  'near',
  'only',
  'payment',
  'place',
  'q',
  'question',
  'returnTo',
  'room',
  'shared',
  'show',
  'sort',
  'tab',
  'talk',
  'text',
  'to',
  'token',
  'topic',
  'undo',
  'view',
  'when',
  'within',
  '_routes',
  'index',
  'year',
]);

export const isKnownToPages = (name: string) => known.has(name);

/**
 * The address of a page without what no page reads. Campaign words of links, and words that somebody invents to have
 * every page rendered and kept again, lead to the one page there is.
 */
export function pageAddress(url: string): string {
  const [path = '', search] = url.split('?', 2);
  if (search === undefined) return path;
  const asked = search.split('&').filter((part) => known.has(part.split('=', 1)[0] ?? ''));
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}
