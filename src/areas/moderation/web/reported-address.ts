import type { Reportable } from '../rules/reports.ts';

interface Reported {
  readonly type: Reportable;
  readonly id: string;
}

/** What was reported, and what it stands under. */
interface Placed {
  readonly object: Reported;
  readonly under: Reported | null;
}

const pages: Readonly<Record<Reportable, string | null>> = {
  HUDDLE: '/huddle/view/',
  POST: '/home/timeline/view/',
  COMMUNITY: '/community/view/',
  INSPIRATION: '/inspiration/view/',
  CARPOOL: '/carpool/view/new/',
  // A message stands in a room that moderators are not in, and a person under a name: the words have to do.
  MESSAGE: null,
  PERSON: null,
  // It stands under something that has a page.
  COMMENT: null,
};

/** Where a moderator looks at what was reported, as far as they see it. */
export function addressOfReported({ object, under }: Placed): string | undefined {
  const { type, id } = under ?? object;
  const page = pages[type];
  return page === null ? undefined : page + encodeURIComponent(id);
}
