import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

export const huddleDogs: Kind = {
  id: 'huddle-dogs',
  label: { en: 'Whether dogs may come', de: 'Ob Hunde mitdürfen' },
  en: `
can i bring my dog to *; are dogs allowed on *; is * dog friendly; may my dog come; can the dog come along; is
it ok with a dog; do they allow dogs; dogs welcome at *; can i take my puppy; with my dog to * possible; are
pets allowed; my labrador too; does the dog have to be on a leash;
what about dogs; what about dogs there; and dogs; what about my dog;
can my dog come along too; can i bring the dog along`,
  de: `
darf mein hund mit zu *; sind hunde erlaubt bei *; kann ich den hund mitnehmen; ist * hundefreundlich; geht das
mit hund; hund dabei ok bei *; dürfen hunde mitkommen; darf ich meinen welpen mitbringen; sind tiere erlaubt;
kann mein hund mitlaufen; hunde willkommen bei *; mit hund möglich; muss der hund an die leine;
was ist mit hunden; und mit hund; und mein hund; darf der hund da mit`,
  via: 'HUDDLE',
  unsaid: { en: 'whether dogs may come', de: 'ob Hunde mitdürfen' },
  tell: (h, c) => {
    if (h.dogsAllowed) return c.pick(`Dogs may come to **${h.name}**.`, `Zu **${h.name}** dürfen Hunde mit.`);
    return quoteAbout(c, h, h.description);
  },
};
