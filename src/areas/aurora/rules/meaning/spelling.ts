import { germanWords } from './german/words.ts';

const LEAST = 6;
const MIN_FOR_TWO = 8;

/** What people ask about outside: words that a slip of the finger was most likely meant to be. */
const vocabulary = new Set(
  [...germanWords.values()]
    .join(' ')
    .split(' ')
    .concat(
      'communities backpacking kayaking snowshoeing stargazing tomorrow tonight upcoming difficult strenuous challenging carpooling beginner bicycle friendly'.split(
        ' ',
      ),
    )
    .filter((word) => word.length >= LEAST),
);

/**
 * Plain words with their slips mended: 'glaicer' is a glacier. `names` are words of the question that begin with a
 * capital; those are left as they are, and so are all words of a question about somebody.
 */
export function mended(text: string, names: ReadonlySet<string>): string {
  if (/^who\b|^follow\b|@/.test(text)) return text;
  return text
    .split(' ')
    .map((word) => (names.has(word) ? word : meantBy(word)))
    .join(' ');
}

function meantBy(word: string): string {
  if (word.length < LEAST || !/^[a-z]+$/.test(word) || isKnown(word)) return word;
  return nearestOf(word, vocabulary, word.length >= MIN_FOR_TWO ? 2 : 1) ?? word;
}

/** The word that was typed with at most so many slips, its first letter right; undefined where none is as near. */
export function nearestOf(word: string, known: Iterable<string>, slips: number): string | undefined {
  let [best, least] = [undefined as string | undefined, slips + 1];
  for (const other of known) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) >= least) continue;
    const between = slipsBetween(word, other);
    if (between < least) [best, least] = [other, between];
  }
  return best;
}

const stemOf = (word: string) => word.replace(/(?:ing|ers?|ed|es|s)$/, '');

const stems = new Set([...vocabulary].map(stemOf));

/** The same in another ending, such as 'closes' beside 'closed', is no slip. */
function isKnown(word: string): boolean {
  const stem = stemOf(word);
  return stems.has(stem) || vocabulary.has(stem) || vocabulary.has(`${stem}e`);
}

/** Letters that are missing, too many, wrong or changed round (Damerau and Levenshtein). */
export function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong);
      const round = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = round ? Math.min(least, (before[j - 2] ?? 0) + 1) : least;
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
