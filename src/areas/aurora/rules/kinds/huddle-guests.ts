import { type AgeGroup, ageGroups } from '#areas/huddle/rules/guests.ts';
import { guestsInGeneral } from './help-guests.ts';
import questions from './huddle-guests.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

const ages: Readonly<Record<'en' | 'de', Readonly<Record<AgeGroup, string>>>> = {
  en: { ADULT: 'adults', TEEN: 'teens', KID: 'kids', TODDLER: 'toddlers', SENIOR: 'seniors' },
  de: {
    ADULT: 'Erwachsene',
    TEEN: 'Jugendliche',
    KID: 'Kinder',
    TODDLER: 'Kleinkinder',
    SENIOR: 'Ältere',
  },
};

/** Of which age guests may be; nothing where any age is welcome. */
function agesIn({ language, list }: Telling, allowed: readonly AgeGroup[]): string {
  const some = ageGroups.filter((group) => allowed.includes(group));
  if (some.length === 0 || some.length === ageGroups.length) return '';
  return ` (${list(some.map((group) => ages[language][group]))})`;
}

export const huddleGuests: Kind = {
  id: 'huddle-guests',
  label: { en: 'Whether you may bring guests', de: 'Ob du Gäste mitbringen darfst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'whether guests may come', de: 'ob Gäste mitdürfen' },
  general: guestsInGeneral,
  tell: ({ name, settings, placesLeft }, c) => {
    const { guestAllowed, guestLimit, guestAllowedAges } = settings;
    if (!guestAllowed || guestLimit === 0)
      return c.pick(
        `**${name}** takes no guests. Anyone who wants to come with you signs up themselves.`,
        `Bei **${name}** gibt es keine Gäste. Wer mit dir kommen will, meldet sich selbst an.`,
      );
    const who = agesIn(c, guestAllowedAges);
    const full =
      placesLeft === 0
        ? c.pick(
            ' It is full: you would be on the waiting list.',
            ' Sie ist voll: Ihr kämt auf die Warteliste.',
          )
        : '';
    return c.pick(
      `You can bring up to ${guestLimit} ${guestLimit === 1 ? 'guest' : 'guests'} to **${name}**${who}. Choose how many when you say yes.${full}`,
      `Zu **${name}** kannst du bis zu ${guestLimit} ${guestLimit === 1 ? 'Gast' : 'Gäste'} mitbringen${who}. Wie viele, wählst du, wenn du zusagst.${full}`,
    );
  },
};
