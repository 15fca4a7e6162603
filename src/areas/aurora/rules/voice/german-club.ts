import type { ClubFacts, Dues, Entry } from './club-facts.ts';
import type { club as english } from './english-club.ts';

const list = new Intl.ListFormat('de');

const entries: Readonly<Record<Entry, string>> = {
  OPEN: 'Sie ist öffentlich: Alle können ohne Zustimmung beitreten.',
  ASKS_FIRST: 'Sie ist öffentlich: Alle können um Beitritt bitten, und die Leitung entscheidet.',
  PRIVATE: 'Sie ist privat: Andere sehen ihren Namen und bitten um Beitritt, und die Leitung entscheidet.',
  HIDDEN: 'Sie ist verborgen: Ohne Einladung findet sie niemand.',
};

const standingsInClub: Readonly<Record<ClubFacts['standing'], string>> = {
  MEMBER: 'Du gehörst dazu.',
  ASKED: 'Du hast um Beitritt gebeten und wartest auf eine Antwort.',
  ASKS_FIRST: 'Du bittest um Beitritt, und die Leitung entscheidet.',
  OPEN: 'Alle können beitreten.',
};

const periods: Readonly<Record<Dues['every'], string>> = {
  MONTH: 'im Monat',
  QUARTER: 'im Quartal',
  HALF_YEAR: 'im halben Jahr',
  YEAR: 'im Jahr',
};

/** What its members pay. */
function duesSaid(dues: NonNullable<ClubFacts['dues']>): string {
  if (dues === 'NONE') return 'Beiträge verlangt sie keine.';
  if (dues === 'UNSEEN')
    return 'Ob sie Beiträge verlangt, sehen ihre Mitglieder; Trailfolk selbst kostet nichts.';
  const { cents, currency, every } = dues;
  const amount = new Intl.NumberFormat('de', { style: 'currency', currency }).format(cents / 100);
  return `Mitglieder zahlen ${amount} ${periods[every]}.`;
}

/** What Aurora says in German of one community. */
export const club: typeof english = {
  leads: (name) => `Leitet ${name}`,
  facts: ({ name, members, outings, standing, leaders, about, dues, entry }) => {
    const counts = [
      members === null ? undefined : `${members} ${members === 1 ? 'Mitglied' : 'Mitglieder'}`,
      outings === null ? undefined : `${outings || 'keine'} ${outings > 1 ? 'Touren' : 'Tour'} vor sich`,
    ].filter((count) => count !== undefined);
    const has = counts.length > 0 ? `**${name}** hat ${list.format(counts)}.` : `**${name}** ist privat.`;
    const led = leaders?.length
      ? `Geleitet wird sie von ${list.format(leaders)}.`
      : 'Wer sie leitet, sehen die Mitglieder und schreiben ihnen dort.';
    const quote = about && `\n\nSie sagt von sich: „${about}“`;
    return (
      [has, dues && duesSaid(dues), standingsInClub[standing], entry && entries[entry], led]
        .filter(Boolean)
        .join(' ') + quote
    );
  },
  youBelongTo: (names) =>
    names.length > 0 ? `Du gehörst zu ${list.format(names)}.` : 'Du gehörst noch zu keiner Community.',
  foundOne: 'Du kannst selbst eine Community gründen.',
  noClub: (place) => `Keine passende Community${place ? ` ${place}` : ''} gefunden. Diese sind anderswo.`,
  oneClub: (name, place) => `Eine Community${place ? ` ${place}` : ''} passt: ${name}.`,
  clubs: (place) => `Diese Communitys${place ? ` ${place}` : ''} passen.`,
};
