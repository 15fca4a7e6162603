import type { Kind } from './kind.ts';

export const findArticles: Kind = {
  id: 'find-articles',
  label: { en: 'Find articles', de: 'Artikel finden' },
  en: `
how should i dress for *; how can i protect nature; how do i find my way without *; what to do when the phone is dead; articles about *; something to read about *; show me stories about *; find inspirations on *; is there an
article on *; i want to read about *; tips about *; guides on *; what do experts write about *; reading about *;
have you got a story about *; advice on *; an article about packing; how do i pack a rucksack; how to stay warm;
how should i train for a long hike; how do i read a map; what should one know about glaciers;
how heavy should my backpack be; how do i pack a rucksack; tips for *; advice for a first hut tour; how do i read a map`,
  de: `
wie ziehe ich mich an bei *; wie schütze ich die natur; wie finde ich den weg ohne *; artikel über *; etwas zu lesen über *; zeig mir geschichten über *; inspirationen zu *; gibt es einen artikel zu
*; ich möchte etwas lesen über *; tipps zu *; ratgeber über *; was schreiben fachleute über *; lesestoff zu *;
hast du eine geschichte über *; ein artikel zum packen; wie packe ich den rucksack; wie trainiere ich für eine
lange tour; wie lese ich eine karte; was sollte man über gletscher wissen;
wie schwer darf mein rucksack sein; wie packe ich den rucksack; tipps für *; wie lese ich eine karte; was gibt es zu lesen über *; lesestoff zum thema *`,
  via: 'TOOL',
  tool: 'ARTICLES',
};
