import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

export const huddleKids: Kind = {
  id: 'huddle-kids',
  label: { en: 'Whether children can come', de: 'Ob Kinder mitkönnen' },
  en: `
can i bring my kids to *; is * suitable for children; are kids allowed; is it family friendly; can my daughter
come; from what age; could my 8 year old do *; is it ok with a stroller; can i come with a baby; is there a
minimum age; is it doable with a pram; my son is five can he come; with children possible; is * wheelchair
accessible;
can i bring my son; may my daughter come; i would like to bring my son is that ok;
is it suitable for a six year old; what is the minimum age; how old must children be; is * ok for kids; can a teenager come along;
can i take my daughter along on *; can i take my kids along`,
  de: `
kann ich meine kinder mitbringen zu *; ist * für kinder geeignet; sind kinder erlaubt; ist es
familienfreundlich; darf meine tochter mit; ab welchem alter; schafft das ein achtjähriger; geht das mit
kinderwagen; kann ich mit baby kommen; gibt es ein mindestalter; mein sohn ist fünf kann er mit; mit kindern
möglich; ist * rollstuhlgängig; ist das was für kinder;
ich möchte meinen sohn mitbringen; darf meine tochter mitkommen; kann ich meine tochter zu * mitnehmen; kann ich meinen sohn mitnehmen;
geht das mit einem sechsjährigen; mindestalter`,
  via: 'HUDDLE',
  unsaid: { en: 'whether children can come', de: 'ob Kinder mitkönnen' },
  tell: (h, c) => {
    const ages = h.settings.guestAllowed ? h.settings.guestAllowedAges : [];
    const wheels = h.stepFree
      ? c.pick(
          ' There are no steps: prams and wheelchairs can pass.',
          ' Es gibt keine Stufen: Kinderwagen und Rollstuhl kommen durch.',
        )
      : '';
    if (ages.some((age) => /CHILD|KID|TEEN|BABY|INFANT|TODDLER/.test(age)))
      return (
        c.pick(
          `Children may come to **${h.name}** as your guests.`,
          `Kinder dürfen als deine Gäste zu **${h.name}** mit.`,
        ) + wheels
      );
    return quoteAbout(c, h, h.description) ?? (wheels && `**${h.name}**:${wheels}`);
  },
};
