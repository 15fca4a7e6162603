import type { ClubFacts, Dues, Entry } from './club-facts.ts';

const list = new Intl.ListFormat('en-GB');

const standingsInClub: Readonly<Record<ClubFacts['standing'], string>> = {
  MEMBER: 'You belong to it.',
  ASKED: 'You have asked to join and wait for an answer.',
  ASKS_FIRST: 'You ask to join, and its leaders decide.',
  OPEN: 'Anyone can join.',
};

const entries: Readonly<Record<Entry, string>> = {
  OPEN: 'It is public: anyone can join without being approved.',
  ASKS_FIRST: 'It is public: anyone can ask to join, and its leaders decide.',
  PRIVATE: 'It is private: others see its name and ask to join, and its leaders decide.',
  HIDDEN: 'It is hidden: nobody finds it who is not invited.',
};

const periods: Readonly<Record<Dues['every'], string>> = {
  MONTH: 'a month',
  QUARTER: 'a quarter',
  HALF_YEAR: 'every half year',
  YEAR: 'a year',
};

/** What its members pay. */
function duesSaid(dues: NonNullable<ClubFacts['dues']>): string {
  if (dues === 'NONE') return 'It asks no dues of its members.';
  if (dues === 'UNSEEN')
    return 'Whether it asks dues, its members see there; Trailfolk itself costs nothing.';
  const { cents, currency, every } = dues;
  const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(cents / 100);
  return `Members pay ${amount} ${periods[every]}.`;
}

/** What Aurora says in English of one community. */
export const club = {
  leads: (name: string) => `Leads ${name}`,
  facts: ({ name, members, outings, standing, leaders, about, dues, entry }: ClubFacts) => {
    const counts = [
      members === null ? undefined : `${members} ${members === 1 ? 'member' : 'members'}`,
      outings === null ? undefined : `${outings || 'no'} coming ${outings === 1 ? 'outing' : 'outings'}`,
    ].filter((count) => count !== undefined);
    const has = counts.length > 0 ? `**${name}** has ${list.format(counts)}.` : `**${name}** is private.`;
    const led = leaders?.length
      ? `It is led by ${list.format(leaders)}.`
      : 'Its members see who leads it, and write to them there.';
    const quote = about && `\n\nIt says of itself: “${about}”`;
    return (
      [has, dues && duesSaid(dues), standingsInClub[standing], entry && entries[entry], led]
        .filter(Boolean)
        .join(' ') + quote
    );
  },
  youBelongTo: (names: readonly string[]) =>
    names.length > 0 ? `You belong to ${list.format(names)}.` : 'You belong to no community yet.',
  foundOne: 'You can found a community yourself.',
  noClub: (place: string | undefined) =>
    `I found no community${place ? ` ${place}` : ''} that fits. These are elsewhere.`,
  oneClub: (name: string, place: string | undefined) =>
    `One community fits${place ? ` ${place}` : ''}: ${name}.`,
  clubs: (place: string | undefined) => `These communities fit${place ? ` ${place}` : ''}.`,
};
