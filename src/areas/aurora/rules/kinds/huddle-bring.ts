import type { Kind } from './kind.ts';
import { said } from './say-huddle.ts';

export const huddleBring: Kind = {
  id: 'huddle-bring',
  label: { en: 'What to bring', de: 'Was du mitbringen sollst' },
  en: `
what should i bring to *; what do i need for *; what to pack for *; packing list for *; what do i wear to *;
which shoes for *; what gear do i need; do i have to bring food; what should we take along; what do i pack; what
clothes should i take; what is on the kit list; should i bring water; anything special to bring; what equipment
do i need for *; what do i take to *; should i bring lunch`,
  de: `
was soll ich mitbringen zu *; was brauche ich für *; was muss ich einpacken für *; packliste für *; was ziehe
ich an bei *; welche schuhe für *; was muss ich mitnehmen; brauche ich verpflegung; welche ausrüstung brauche
ich; was packe ich ein; was soll ich anziehen; muss ich essen mitbringen; was nehme ich zu * mit; was gehört in
den rucksack; was sollte man dabei haben; muss ich wasser mitnehmen`,
  via: 'HUDDLE',
  general: {
    en: 'What to bring stands on the page of each outing. What to buy I cannot say: people write about gear under [Inspirations](/inspiration).',
    de: 'Was du mitbringen sollst, steht auf der Seite der Tour. Was du kaufen sollst, kann ich nicht sagen: Über Ausrüstung schreiben Leute unter [Inspirationen](/inspiration).',
  },
  unsaid: { en: 'what to bring', de: 'was du mitbringen sollst' },
  tell: (h, c) => {
    return h.whatToBring.trim() && said(c, h, h.whatToBring.trim());
  },
};
