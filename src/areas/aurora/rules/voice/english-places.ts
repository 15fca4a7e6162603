/** Words as a name is written: 'san jose' is San Jose, 'bosnia and herzegovina' keeps its 'and'. */
export function titled(words: string): string {
  return words.replace(/(^|\s)(?!(?:and|of)\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

const SHORT = /^(?:usa|uk)$/;
/** Regions that stand with an article. */
const THE =
  /(?:\balps|\bislands|^isle of man|^dolomites|^pyrenees|^black forest|^lake district|^highlands|\bisles|^balkans|^himalayas?|^andes|^rockies|^rocky mountains|^middle east|^usa|^uk|^netherlands|^philippines|^maldives|^bahamas|^bernese oberland|^basque country|^united \w+|republic|^gambia|^vatican city)$/;

/** 'in Wales', 'in the Alps' */
export function insideRegion(name: string): string {
  const key = name.toLowerCase();
  const written = SHORT.test(key) ? name.toUpperCase() : titled(name);
  return `in ${THE.test(key) ? 'the ' : ''}${written}`;
}
