import { activityIn, activityWord } from './meaning/activity-words.ts';
import { wordInEnglish } from './meaning/german/translate.ts';
import { type Language, plainEnglish } from './meaning/language.ts';
import { respelledWords } from './meaning/respell.ts';
import { telling } from './meaning/words.ts';
import { partsOf } from './recognise/clauses.ts';
import { bare } from './recognise/tokens.ts';

/** What a part of a question wants to read about. */
export interface ReadingTopic {
  /** Words, each of which may stand in it. */
  readonly text: string;
  /** The same without words that only mean nearly the same, for what says it in other words. */
  readonly meaning: string;
  /** This part of the question asks for posts; the others tell a story. */
  readonly isAsked: boolean;
}

/** Say that posts are looked for, and not what for. */
const OF_POSTS = new Set(
  (
    'post posts posted posting poste feed feeds wall page photo photos picture pictures pic pics image images video videos ' +
    'report reports reported wrote write writes written writing say says said saying told tells talk talks talking mention ' +
    'mentions mentioned share shared sharing upload uploaded put puts publish published tag tagged topic theme concerning ' +
    'regarding lately recently latest newest news fresh friends everyone everybody members users yesterday ago keyword keywords ' +
    'forum search dig pull theirs wanna gonna gotta hrs being thats plz pls else remember asking anymore see seen saw once ' +
    'wer was wos ne nen hast bilder bild foto fotos schreiben schreibt neue neueste neuesten letzte letzten gestern hochgeladen ' +
    'anschauen steht such meldungen meldung gibts gits hets het hod seit liegt thema nimmer vom'
  ).split(' '),
);
const IS_OF_POSTS =
  /\b(?:posts?|post(?:ed|ing|et)|ge?postet|beitr\w+|bericht\w*|feed|write|wrote|written|geschrieben|schreib\w*|looking for|sucht|vermisst|pictures?|photos?|pics|fotos?|bilder)\b/;
const PAST =
  /\b(?:last|past) (?:weeks?|weekends?|months?|years?|time|night|few \w+|couple of \w+|\w+days?)\b/g;

/** Words that say nearly the same of paths and of what is lost. */
const nearly: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:shut|blocked|barred|sealed|impassable|closures?)$/, 'closed'],
  [/^(?:trails?|footpaths?|tracks?)$/, 'path'],
  [/^(?:paths?)$/, 'trail'],
  [/^(?:mudslides?|rockslides?)$/, 'landslide'],
  [/^(?:beanie|bobble|cap)$/, 'hat'],
  [/^(?:source|well)$/, 'spring'],
  [/^(?:missing|misplaced|vanished)$/, 'lost'],
];

/** 'I have found one' says nothing beside what was found. */
const VAGUE = /^(?:(?:found|lost|missing|forgotten|belongs|gone) ?)+$/;

/** Each is a search. */
const MAX_TOPICS = 4;

/**
 * What a question about posts is about, part by part, what is asked first: a long one tells a story around it. None
 * where it is about nothing, such as for the newest posts.
 */
export function readingTopics(asked: string, language: Language): ReadingTopic[] {
  const parts = partsOf(asked).map((part) => ({ part, isAsked: IS_OF_POSTS.test(bare(part)) }));
  const topics = parts.flatMap(({ part, isAsked }) =>
    topicsOf(part, language).map((topic) => ({ ...topic, isAsked })),
  );
  const clear = topics.filter(({ meaning }) => !VAGUE.test(meaning));
  return (clear.length > 0 ? clear : topics)
    .sort((one, other) => Number(other.isAsked) - Number(one.isAsked))
    .slice(0, MAX_TOPICS);
}

function topicsOf(part: string, language: Language): Array<Omit<ReadingTopic, 'isAsked'>> {
  const spelled = respelledWords(part, language);
  const english = plainEnglish(spelled.join(' '), language).replace(PAST, ' ');
  const activity = activityIn(english);
  const done = activity?.activities.slice(0, 1).map(activityWord) ?? [];
  // 'Trail work' is about no trail.
  const words = wordsOfTopic((activity?.kind === 'TRAIL_WORK' ? activity.rest : english).split(' '));
  if (words.length + done.length === 0) return [];
  const also = words.flatMap((word) => nearly.flatMap(([like, other]) => (like.test(word) ? [other] : [])));
  const meaning = [...words, ...done].join(' ');
  const own = language === 'de' ? germanWordsOf(spelled) : [];
  return [
    { text: [...new Set([...words, ...also, ...done])].map(oneOf).join(' '), meaning },
    // Many posts are written in German, too.
    ...(own.length > 0 ? [{ text: own.join(' '), meaning }] : []),
  ];
}

const wordsOfTopic = (words: readonly string[]) => [
  ...new Set(telling(words).filter((word) => !OF_POSTS.has(word))),
];

/** The words of a German question that say in English what it is about. */
function germanWordsOf(words: readonly string[]): string[] {
  return words.filter((word) => wordsOfTopic((wordInEnglish(word) ?? '').split(' ')).length > 0);
}

/** 'Glove' finds gloves, too: what is found begins with the words. */
const oneOf = (word: string) => word.replace(/(?<=\w{3})ies$/, '').replace(/(?<=\w{2}[^su])s$/, '');
