import { plain } from '../meaning/words.ts';

const AT =
  /\b(?:near|above|below|over|under|in|at|on|by|outside|close to|somewhere in|bei|ob|oberhalb|unterhalb|nahe|auf|am|im|uber|unter|von|vor|hinter)(?: von)?(?: (?:the|der|dem|den|des))? /g;
/** What lies around those who call for help; some of it is also the name of a town. */
const GROUND = new Set(
  (
    'a an my our his her this that here it me us no some ein eine einer einem einen mein meine meiner unser unserer ' +
    'pain shock danger trouble fog mist dark snow rain storm cloud clouds wood woods forest tree trees lake river ' +
    'stream water ridge rock rocks rope path trail way track slope summit top cliff ledge glacier hut tent car house ' +
    'ground mountain mountains hill hills valley gully scree ice edge middle bottom side back head leg arm foot face ' +
    'nebel dunkeln dunkel schnee regen sturm gewitter wald wolken baum see fluss bach wasser grat fels felsen seil ' +
    'weg pfad hang gipfel wand felsband gletscher spalte hutte zelt auto haus boden berg berge hugel tal schlucht eis ' +
    'kante mitte kopf bein arm fuss gesicht seite rucken allein alone uns mir ihm ihr hier oben unten'
  ).split(' '),
);
const ENDS = new Set(
  'and or but with is are was has have we i he she they my und oder aber mit ist sind war hat haben wir ich er sie es'.split(
    ' ',
  ),
);
const MAX_WORDS = 3;

/** What may be the name of the place that a cry for help comes from, the longest first: 'above buttermere'. */
export function placeInCry(question: string): readonly string[] {
  const text = plain(question);
  for (const found of text.matchAll(AT)) {
    const words = text
      .slice(found.index + found[0].length)
      .split(' ')
      .slice(0, MAX_WORDS);
    const end = words.findIndex((word) => ENDS.has(word));
    const own = end < 0 ? words : words.slice(0, end);
    const [first] = own;
    if (!first || GROUND.has(first) || /^\d/.test(first)) continue;
    return own.map((_, at) => own.slice(0, own.length - at).join(' '));
  }
  return [];
}
