import { type AgeGroup, ageGroups } from '#areas/huddle/rules/guests.ts';
import { guestsInGeneral } from './help-guests.ts';
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
  en: `
can i bring a friend; can i bring a friend to *; is a friend allowed on *; are guests allowed on *; may i bring guests to *;
can i take my sister along; can i bring my brother along; can my partner come too; can my husband come along to *; may my wife come; is my
girlfriend allowed to come; can my boyfriend join too; can i take two friends along on *; may i bring a colleague;
can i come with a friend; can i bring somebody along to *; could my mum come too; can i bring my neighbour; may i bring my
cousin along; is it ok to bring a plus one to *; how many guests may i bring; how many friends can i bring to *; how many people can i take along on *; can i
bring my parents; may i bring my flatmate along; do they allow guests; can we bring friends; a friend wants to join me is that ok; can i bring my dad to *`,
  de: `
kann ich einen freund mitbringen; darf ich eine freundin mitbringen zu *; sind gäste erlaubt bei *; darf ich gäste mitbringen
zu *; darf meine schwester mit; kann mein bruder mitkommen; kann mein partner mitkommen; darf meine frau mit zu *; kann mein mann
auch mitkommen; darf ich zwei freunde mitnehmen zu *; kann ich jemanden mitbringen zu *; darf ich eine begleitung mitnehmen; kann
ich meine mutter mitnehmen zu *; darf mein vater mit; kann ich meine eltern mitbringen; wie viele gäste darf ich mitbringen; wie viele leute
kann ich mitbringen zu *; darf ein freund mit auf *; kann ich eine kollegin mitnehmen; kann ich mit einem freund kommen; darf mein nachbar mitkommen;
kann ich einen kollegen mitbringen; ist eine begleitung erlaubt bei *; kann ich einen freund zu * mitnehmen`,
  via: 'HUDDLE',
  unsaid: { en: 'whether guests may come', de: 'ob Gäste mitdürfen' },
  general: guestsInGeneral,
  tell: ({ name, settings }, c) => {
    const { guestAllowed, guestLimit, guestAllowedAges } = settings;
    if (!guestAllowed || guestLimit === 0)
      return c.pick(
        `**${name}** takes no guests. Anyone who wants to come with you signs up themselves.`,
        `Bei **${name}** gibt es keine Gäste. Wer mit dir kommen will, meldet sich selbst an.`,
      );
    const who = agesIn(c, guestAllowedAges);
    return c.pick(
      `You can bring up to ${guestLimit} ${guestLimit === 1 ? 'guest' : 'guests'} to **${name}**${who}. Choose how many when you say yes.`,
      `Zu **${name}** kannst du bis zu ${guestLimit} ${guestLimit === 1 ? 'Gast' : 'Gäste'} mitbringen${who}. Wie viele, wählst du, wenn du zusagst.`,
    );
  },
};
