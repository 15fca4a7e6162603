import { type Language, plainEnglish } from './meaning/language.ts';
import { telling } from './meaning/words.ts';
import { partsOf } from './recognise/clauses.ts';
import { bare } from './recognise/tokens.ts';

/** Something that people may say of themselves on their profile. */
export interface Trait {
  /** How it was asked, any of these words. */
  readonly words: readonly string[];
  /** What says the same on a profile; several words are a text as it stands. Empty where only the words do. */
  readonly alike: readonly string[];
}

const day = (english: string, german: string, ...spoken: readonly string[]) => ({
  asked: `${english}s?|${german}s?${spoken.map((word) => `|${word}`).join('')}`,
  alike: [english, german, `${german}s`],
});

/** How people ask in both languages, and how others say it. */
const table: ReadonlyArray<{ readonly asked: string; readonly alike: readonly string[] }> = [
  {
    asked:
      '(?<!\\b(?:my|mein\\w*|your|her|his) )(?:mums?|moms?|mothers?|dads?|fathers?|parents?|eltern\\w*|mamas?|mamis?|mutter|papas?|papis?|vater)|kids?|kiddos|children|child|toddlers?|bab(?:y|ies)|little ones|famil(?:y|ies)|kind(?:er|ern)?|chind\\w*|familien?',
    alike:
      'kids children child family parent mum mom dad mother father daughter son Kinder Kindern Kind Familie Eltern Mama Mutter Papa Vater Tochter Sohn'.split(
        ' ',
      ),
  },
  {
    asked: 'pensioners?|retire\\w*|rentner\\w*|rente|pension\\w*|ruhestand\\w*',
    alike: 'retired retirement pensioner Rentner Rentnerin Rente pensioniert Ruhestand'.split(' '),
  },
  {
    asked:
      'newcomers?|(?:just|recently|newly) (?:moved|arrived)|moved here|new (?:around )?here|new (?:in|to)(?: (?:town|the area|the city))?|neu(?:e|er)? (?:in der (?:stadt|gegend)|hier|da|zugezogen\\w*)|\\w*zugezogen\\w*|hergezogen\\w*|neuzuzuger\\w*',
    alike: [
      'newcomer',
      'new in town',
      'new to town',
      'new here',
      'new around here',
      'new to the area',
      'new in the area',
      'new to the city',
      'just moved',
      'recently moved',
      'moved here',
      'zugezogen',
      'hergezogen',
      'neu hier',
      'neu in der',
    ],
  },
  { asked: 'free|available|got time|have time|zeit|frei', alike: ['free', 'have time', 'Zeit', 'frei'] },
  {
    asked: 'weekdays?|midweek|wochentags?|werktags?|unter der woche',
    alike: ['weekday', 'midweek', 'Wochentags', 'werktags', 'unter der Woche'],
  },
  { asked: 'weekends?|wochenenden?', alike: ['weekend', 'Wochenende'] },
  day('monday', 'montag', 'mentig'),
  day('tuesday', 'dienstag', 'zischtig', 'ziischtig'),
  day('wednesday', 'mittwoch', 'mittwuch'),
  day('thursday', 'donnerstag', 'dunnschtig', 'donnschtig'),
  day('friday', 'freitag', 'fritig', 'friitig'),
  day('saturday', 'samstag', 'sonnabend', 'samschtig'),
  day('sunday', 'sonntag', 'sunntig', 'suntig'),
];

const traits = table.map(({ asked, alike }) => ({ asked: new RegExp(`\\b(?:${asked})\\b`, 'g'), alike }));

/** What people are asked about in, and nothing that they say of themselves. */
const OF_PEOPLE = new Set(
  'follow follows anyone anybody town city village area region neighbourhood where else lives live living based member members user users interested fan fans enjoys enjoy loves love hobby hobbies interests interest same app st sankt saint into others similar us similarly round whether who whos besides beside except euch'.split(
    ' ',
  ),
);

const ASKS =
  /\?|\b(?:who\w*|any\w*|some(?:one|body)|others?|people|ppl|folks|is there|are there|looking for|find|wer|wen|gibts?|gits|hets|jemand\w*|andere\w*|leute\w*|sonst|suche?)\b/i;

/** What somebody is asked to say of themselves; `elsewhere` are words of a place, and say nothing of people. */
export function traitsIn(
  asked: string,
  language: Language,
  elsewhere: ReadonlySet<string> = new Set(),
): Trait[] {
  const clauses = partsOf(asked);
  const asking = clauses.filter((clause) => ASKS.test(clause));
  const question = (asking.length > 0 ? asking : clauses).join(' ');
  const english = plainEnglish(question, language);
  const found = traits.flatMap(({ asked: pattern, alike }): Trait[] => {
    const words = [...bare(question).matchAll(pattern), ...english.matchAll(pattern)].map(([word]) => word);
    return words.length > 0
      ? [{ words: [...new Set(words)].filter((word) => !word.includes(' ')), alike }]
      : [];
  });
  const rest = traits.reduce((text, { asked: pattern }) => text.replace(pattern, ' '), english);
  const others = wordsOfPeople(rest.split(' ')).filter((word) => !elsewhere.has(word));
  const isEither = /\b(?:or|oder)\b/i.test(question);
  const plain = isEither && others.length > 0 ? [others] : others.map((word) => [word]);
  return [...found, ...plain.map((words) => ({ words, alike: [] }))];
}

/** Those of these words that may be something to like or to be. */
export function wordsOfPeople(words: readonly string[]): string[] {
  return [...new Set(telling(words))].filter((word) => !OF_PEOPLE.has(word));
}

const MAX_QUOTED = 140;

/** The sentence of what somebody says of themselves that fits best; undefined where none does. */
export function sentenceThatFits(bio: string, wanted: readonly Trait[]): string | undefined {
  const sentences = (bio.match(/[^.!?\n]+[.!?]*/g) ?? []).map((sentence) => sentence.trim());
  const fits = sentences.map((sentence) => wanted.filter((trait) => holdsTrait(sentence, trait)).length);
  const best = Math.max(0, ...fits);
  const sentence = best > 0 ? sentences[fits.indexOf(best)] : undefined;
  return sentence && sentence.length > MAX_QUOTED ? `${sentence.slice(0, MAX_QUOTED - 1)}…` : sentence;
}

function holdsTrait(sentence: string, { words, alike }: Trait): boolean {
  const text = bare(sentence);
  const stems = new Set(text.split(' ').map(stemOf));
  return [...words, ...alike]
    .map(bare)
    .some((said) => (said.includes(' ') ? ` ${text} `.includes(` ${said} `) : stems.has(stemOf(said))));
}

const stemOf = (word: string) =>
  word.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:ements?|ing|ers?|ed|es|s|e)$/, '');
