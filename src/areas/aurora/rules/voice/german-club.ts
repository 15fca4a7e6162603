import type { ClubFacts } from './club-facts.ts';
import type { club as english } from './english-club.ts';

const list = new Intl.ListFormat('de');

const standingsInClub: Readonly<Record<ClubFacts['standing'], string>> = {
  MEMBER: 'Du gehörst dazu.',
  ASKED: 'Du hast um Beitritt gebeten und wartest auf eine Antwort.',
  ASKS_FIRST: 'Du bittest um Beitritt, und die Leitung entscheidet.',
  OPEN: 'Alle können beitreten.',
};

/** What Aurora says in German of one community. */
export const club: typeof english = {
  leads: (name) => `Leitet ${name}`,
  facts: ({ name, members, outings, standing, leaders }) => {
    const counts = [
      members === null ? undefined : `${members} ${members === 1 ? 'Mitglied' : 'Mitglieder'}`,
      outings === null ? undefined : `${outings || 'keine'} ${outings > 1 ? 'Touren' : 'Tour'} vor sich`,
    ].filter((count) => count !== undefined);
    const has = counts.length > 0 ? `**${name}** hat ${list.format(counts)}.` : `**${name}** ist privat.`;
    const led = leaders?.length
      ? `Geleitet wird sie von ${list.format(leaders)}.`
      : 'Wer sie leitet, sehen die Mitglieder und schreiben ihnen dort.';
    return [has, standingsInClub[standing], led].join(' ');
  },
  youBelongTo: (names) =>
    names.length > 0 ? `Du gehörst zu ${list.format(names)}.` : 'Du gehörst noch zu keiner Community.',
  foundOne: 'Du kannst selbst eine Community gründen.',
  noClub: (place) => `Keine passende Community${place ? ` ${place}` : ''} gefunden. Diese sind anderswo.`,
  oneClub: (name, place) => `Eine Community${place ? ` ${place}` : ''} passt: ${name}.`,
  clubs: (place) => `Diese Communitys${place ? ` ${place}` : ''} passen.`,
};
