import { DONE, germanPhrases } from './phrases.ts';
import { germanWords } from './words.ts';

const ENDINGS = ['n', 'e', 's', 'en', 'er', 'es', 'em', 'ern', 'ung', 'innen', 'in'];
const JOINTS = ['', 's', 'n', 'en', 'er', 'e'];
const MIN_PART = 3;
const WEEKEND_SLIPS = /\bwo?che?n?e?n?e?d[ne]?e?\b/g;

/**
 * A German question in the English words that the rules and the packaged meanings know. Names stay as they are,
 * and so does what the list does not hold.
 */
export function inEnglish(question: string): string {
  const spelled = question.replace(WEEKEND_SLIPS, 'wochenende');
  const phrased = germanPhrases.reduce((text, [german, english]) => text.replace(german, english), spelled);
  return phrased
    .split(' ')
    .map((word) => (word.startsWith(DONE) ? word.slice(1) : (wordInEnglish(word) ?? word)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A word in its ordinary endings, or made of two that are known: 'Sonnenaufgangswanderung'. */
export function wordInEnglish(word: string): string | undefined {
  return ofStem(word) ?? ofParts(word);
}

function ofStem(word: string): string | undefined {
  const known = germanWords.get(word);
  if (known !== undefined || word.length <= MIN_PART) return known;
  for (const ending of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < MIN_PART) continue;
    const found = germanWords.get(stem) ?? germanWords.get(`${stem}e`) ?? germanWords.get(`${stem}en`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofParts(word: string): string | undefined {
  for (let at = word.length - 4; at >= 4; at -= 1) {
    const last = ofStem(word.slice(at));
    const first = last && ofJoined(word.slice(0, at));
    if (first) return `${first} ${last}`;
  }
  return undefined;
}

/** Whether a longer word may begin with it: 'Vogel-', 'Höhen-', 'Schnupper-'. */
export function isFirstPart(part: string): boolean {
  return ofJoined(part) !== undefined;
}

function ofJoined(part: string): string | undefined {
  for (const joint of JOINTS) {
    const known = part.endsWith(joint)
      ? germanWords.get(part.slice(0, part.length - joint.length))
      : undefined;
    if (known) return known;
  }
  return undefined;
}
