import type { KindWord } from '../meaning/activity-words.ts';
import { kinds } from './english-kinds.ts';

interface Numbers {
  readonly kind: KindWord | undefined;
  readonly year: number | undefined;
  readonly outings: number;
  readonly thisYear: number;
  readonly hosted: number;
  readonly far: string;
  readonly up: string;
}

/** 'Counting only hikes, you were on 3 outings in 2026 and hosted 1 of them: 24 km and 900 m of ascent …' */
function narrowed({ kind, year, outings, hosted, far, up }: Numbers): string {
  const counted = kind === 'WALK' ? `${kinds.WALK} and ${kinds.HIKE}` : kind && kinds[kind];
  const who = counted ? `Counting only ${counted}, you` : 'You';
  const how = outings === 0 ? 'no outing' : outings === 1 ? '1 outing' : `${outings} outings`;
  const were = `${who} were on ${how}${year ? ` in ${year}` : ''}`;
  if (outings === 0) return `${were}.`;
  return `${were} and hosted ${hosted} of them: ${far} and ${up} of ascent as far as hosts gave them.`;
}

/** What Aurora says in English of somebody's own things. */
export const mine = {
  news: (total: number, since: number, told: number) =>
    total === 0
      ? 'You have read everything. Nothing new.'
      : `You have ${total} unread ${total === 1 ? 'notification' : 'notifications'}, ${since} since you last looked.${total > 1 && told > 0 ? ' The newest:' : ''}`,
  allNews: 'All of them stand under [Notifications](/notification).',
  numbers: (of: Numbers) => {
    if (of.kind || of.year) return narrowed(of);
    const { outings, thisYear, hosted, far, up } = of;
    return `You were on ${outings} ${outings === 1 ? 'outing' : 'outings'}, ${thisYear} this year, and hosted ${hosted} of them: ${far} and ${up} of ascent as far as hosts gave them.`;
  },
  standsAlready: {
    FOLLOW: {
      DONE: (name: string) => `You already follow **${name}**.`,
      ASKED: (name: string) => `You have already asked to follow **${name}**. They have not answered yet.`,
    },
    JOIN: {
      DONE: (name: string) => `You already belong to **${name}**.`,
      ASKED: (name: string) => `You have already asked to join **${name}**. Nobody has answered yet.`,
    },
  },
};
