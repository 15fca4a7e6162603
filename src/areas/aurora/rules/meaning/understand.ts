import { type Kind, questionsOf } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';
import type { NamingWords } from '../names/name-fit.ts';
import { countWords, exampleWords } from '../recognise/example-words.ts';
import { isPointing } from '../recognise/reference.ts';
import { bare } from '../recognise/tokens.ts';
import { activityIn } from './activity-words.ts';
import { type Asking, askingIn } from './asking.ts';
import { boundsIn } from './bounds.ts';
import { filtersIn } from './filters.ts';
import { hoursIn } from './hours.ts';
import { type Language, plainEnglish } from './language.ts';
import type { Plan, Wish } from './plan.ts';
import { mergedWish } from './search-goes-on.ts';
import { anyDayIn, spanIn } from './when.ts';
import { rideEndsIn, whereIn } from './where.ts';
import { telling } from './words.ts';

/** Kinds that find by what a question is about: all of its words count. */
const BY_WORDS = new Set(['find-huddles', 'find-rides', 'draft']);
/** A word in so large a share of the questions of a kind says of which kind a question is. */
const OFTEN = 0.06;

interface Asked {
  readonly asked: string;
  readonly kind: Kind;
  readonly language: Language;
  readonly now: Date;
  /** IANA, the asker's. */
  readonly timeZone: string;
}

/** What is asked for beside the kind: days, places, conditions, and the words that are left. */
export function planOf({ asked, kind, language, now, timeZone }: Asked): Plan {
  const question = plainEnglish(asked, language).replace(BUT_ME, '').trim();
  const own = wordsOf(kind);
  const wishIn = (part: string) =>
    wishOf(plainEnglish(part, language).replace(BUT_ME, '').trim(), now, timeZone);
  const parts = askingIn(asked);
  const wish = parts && kind.id !== 'draft' ? withStory(parts, kind, wishIn) : wishIn(asked);
  const about = BY_WORDS.has(kind.id) ? wish.text : without(wish.text, own);
  const naming = namingIn(asked, own);
  // 'The 5 lakes' may be called 'Five lakes'.
  const spelled = question.replaceAll(/\b[2-9]\b/g, (digit) => DIGITS[Number(digit)] ?? digit);
  // 'Nachtwanderung' may be called 'Night walk'. Each is a search: most questions have no words left that a name could be made of.
  const mayName = naming.strange.length + naming.ordinary.length > 0;
  const inOrdinaryWords = mayName
    ? [
        ...new Set([
          asked,
          ...(language === 'de' ? [question, question.replaceAll(/\bhike\b/g, 'walk')] : []),
          spelled,
        ]),
      ].map(wordsThatName)
    : [];
  return {
    asked,
    naming,
    otherNaming: [
      ...inOrdinaryWords.map((ordinary) => ({ strange: [], ordinary })),
      ...(parts ? [namingIn(parts.asking, own)] : []),
    ],
    wish: { ...wish, text: about, meaning: question },
  };
}

/** What is asked for, and of the story around it its days, activities and conditions where the asking names none. */
function withStory({ story, asking }: Asking, { id }: Kind, wishIn: (part: string) => Wish): Wish {
  const { where, ...before } = story.map(wishIn).reduce(mergedWish);
  const wish = wishIn(asking);
  const isSearch = SEARCHES.has(id);
  const aside = isSearch && where?.kind === 'NAMED' ? { where: { ...where, aside: true } } : {};
  const merged = mergedWish({ ...before, ...aside }, wish);
  // A search is for the words of the asking; what a host writes is looked through for all of them.
  if (!isSearch) return { ...merged, text: `${before.text} ${wish.text}`.trim() };
  return isOpen(wish) ? merged : { ...merged, text: wish.text };
}

const SEARCHES = new Set(['find-huddles', 'find-communities', 'community-about']);

/** 'Is there anything for me then' says what is meant only by the story before it. */
function isOpen({ text, span, activities, where, filters, bounds = {} }: Wish): boolean {
  return !text && !span && !activities && !where && Object.keys({ ...filters, ...bounds }).length === 0;
}

/** In fewer questions stands what somebody once typed, or a name that was overlooked. */
const ORDINARY = 4;
/** What stands in so large a share of all questions names nothing. */
const FREQUENT = 0.01;

let counted: { readonly ordinary: ReadonlySet<string>; readonly frequent: ReadonlySet<string> } | undefined;

/** Words that several of all questions have, anything else in a question is strange; and those that many have. */
function knownWords() {
  if (counted) return counted;
  const { en, de } = exampleWords();
  const words = [...new Set([...en.keys(), ...de.keys()])].map(
    (word) => [word, (en.get(word) ?? 0) + (de.get(word) ?? 0)] as const,
  );
  const all = kinds.flatMap(questionsOf).length;
  const from = (limit: number) => new Set(words.flatMap(([word, count]) => (count >= limit ? [word] : [])));
  counted = { ordinary: from(ORDINARY), frequent: from(FREQUENT * all) };
  return counted;
}

/** Also as it is spoken: 'meld' for 'melde'. */
const isOrdinary = (word: string) =>
  knownWords().ordinary.has(word) ||
  knownWords().ordinary.has(`${word}e`) ||
  FILLERS.has(word) ||
  telling([word]).length === 0;

const FILLERS = new Set(
  'sehr ziemlich echt ganz wirklich eigentlich denn halt mal eh so schon noch ueberhaupt uberhaupt rather pretty actually exactly super'.split(
    ' ',
  ),
);

/** What one does names an outing only beside other words. */
const isActivity = (word: string) =>
  activityIn(word)?.rest === '' || activityIn(plainEnglish(word, 'de'))?.rest === '';

/** Where somebody sets out is no part of a name. */
const FROM = /\b(?<!(?:down|back|up|off) )(?:from|ab|aus) (?:(?:sankt|st|san|bad|new|la|le) )?(\w+)\b/g;

const wordsThatName = (text: string) =>
  bare(text)
    .split(' ')
    .filter((word) => word.length > 2 && !isPointing(word));

function namingIn(asked: string, own: ReadonlySet<string>): NamingWords {
  const words = wordsThatName(asked);
  const away = new Set([...bare(asked).matchAll(FROM)].map(([, town = '']) => town));
  return {
    strange: words.filter((word) => !isOrdinary(word) && !isActivity(word) && !away.has(word)),
    ordinary: words.filter(
      (word) => (isOrdinary(word) || isActivity(word)) && !own.has(word) && !knownWords().frequent.has(word),
    ),
  };
}

function without(text: string, words: ReadonlySet<string>): string {
  return text
    .split(' ')
    .filter((word) => !words.has(word))
    .join(' ');
}

const known = new Map<string, ReadonlySet<string>>();

/** The words that say of which kind a question is, and name nothing. */
function wordsOf(kind: Kind): ReadonlySet<string> {
  const found = known.get(kind.id);
  if (found) return found;
  const questions = questionsOf(kind);
  const words = new Set(
    [...countWords(questions)].flatMap(([word, count]) => (count >= OFTEN * questions.length ? [word] : [])),
  );
  known.set(kind.id, words);
  return words;
}

/** As hosts write it: what is asked in words is found by words. */
const CHILDREN =
  /\b(?:(?:(?:our|my|the|\d|two|three|four|both|small|little|young) )*(?:kids?|kiddos|toddlers?|children)|little ones|child|(?:my |a |our )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yr)[ -]?olds?|(?:my |our )(?:\w+ )?(?:son|daughter|nephew|niece|grandson|granddaughter)s?|(?:my |our )?(?:grandchild(?:ren)?|grandkids?))\b/g;

/** 'Just moved here and know nobody' looks for what its hosts call good for newcomers. */
const NEW_HERE =
  /\b(?:(?:an? )?first[- ]?timers?|(?:(?:im|i am|just|am|totally|completely) )*new (?:here|in town|to (?:the |this )?(?:area|town|city|region))|(?:ive |i have |i )?(?:just|recently) moved(?: here)?|(?:ive|i have|i) moved here|(?:just |basically |literally )?know (?:\w+ )?(?:no ?one|nobody)(?: here| yet)*|(?:dont|do not) know (?:anyone|anybody|people) here|(?:good |nice |great )?(?:for |to )?(?:meet(?:ing)?|get(?:ting)? to know|find(?:ing)?|mak(?:e|ing)) (?:some |new |other |a few |nice )*(?:people|ppl|folks|friends|locals))\b/g;
/** By their value; 'a hundred' is one. */
const DIGITS = 'a one two three four five six seven eight nine'.split(' ');
const HUNDREDS = new RegExp(`\\b(${DIGITS.join('|')}) (hundred|thousand)\\b`, 'g');
/** 'Two hundred metres' */
const inDigits = (_: string, count: string, unit: string) =>
  String(Math.max(1, DIGITS.indexOf(count)) * (unit === 'hundred' ? 100 : 1_000));

/** 'Six, seven kilometres' may be seven. */
const ONE_OR_MORE =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight) (\d{1,2}|three|four|five|six|seven|eight|nine) (km|kilomet\w*|miles?|hours?|stunden)\b/g;
const WEEKEND_SLIPS = /\b(?:weekned|weeknd|weekedn|weeked|weekende|wekend|weeekend|wknd|wkend)\b/g;

const NEVER_DONE =
  /\b(?:(?:i |we |she |he )?(?:have |ive |has )?(?:\w+ )?)never (?:been )?(climb|paddl|kayak|ski|bik|cycl|run|boulder|snowshoe|camp)(?:ed|d|ing|ning|t|ped|ping)?(?: (?:outdoors|outside|anything|in (?:my|our) (?:whole )?li(?:fe|ves)|before))*/;
/** 'Never climbed in my life' looks for climbing for beginners. */
const beginning = (_: string, verb: string) => `beginners ${verb === 'run' ? 'runn' : verb}ing`;

const countries: Readonly<Record<string, string>> = {
  austrian: 'austria',
  french: 'france',
  irish: 'ireland',
  italian: 'italy',
  japanese: 'japan',
  norwegian: 'norway',
  scottish: 'scotland',
  spanish: 'spain',
  swiss: 'switzerland',
  welsh: 'wales',
};
const OF_A_COUNTRY = new RegExp(
  `\\b(${Object.keys(countries).join('|')}) ((?:day )?(?:hikes?|walks?|tours?|trips?|outings?|runs?|bike rides?))\\b`,
  'g',
);
/** 'Swiss hikes' are hikes in Switzerland. */
const inCountry = (_: string, of: string, things: string) => `${things} in ${countries[of]}`;

const TAKES_PLACE = /\b(?:takes?|taking) place\b/g;

const NO_MATTER =
  /\b(?:it )?(?:(?:doesnt|does not|dont|do not) (?:matter|care|mind) (?:where|when|which \w+)|no matter where|(?:ganz )?(?:egal|wurscht) (?:wo|where)(?: (?:auf|on) (?:der|the) (?:welt|world))?|anywhere in the world)\b/g;

/** 'Who lives in Bern besides me' names nobody. */
const BUT_ME = /\b(?:except|besides|beside|apart from|other than) (?:for )?(?:me|myself|us)\b/g;

export function wishOf(asked: string, now: Date, timeZone: string): Wish {
  const said = asked
    .replace(NO_MATTER, '')
    .replace(TAKES_PLACE, '')
    .replace(
      ONE_OR_MORE,
      (_, count: string, unit: string) => `${Number(count) || DIGITS.indexOf(count)} ${unit}`,
    )
    .replace(HUNDREDS, inDigits)
    .replace(WEEKEND_SLIPS, 'weekend')
    .replace(NEVER_DONE, beginning)
    .replaceAll(NEW_HERE, 'newcomers')
    .replace(CHILDREN, 'children')
    .replace(OF_A_COUNTRY, inCountry);
  const { bounds, rest: unbounded } = boundsIn(said);
  const hours = hoursIn(unbounded);
  const anyDay = anyDayIn(hours?.rest ?? unbounded);
  const dayless = anyDay?.rest ?? hours?.rest ?? unbounded;
  const when = spanIn(dayless, now, timeZone);
  const activity = activityIn(when?.rest ?? dayless);
  const left = activity?.rest ?? when?.rest ?? dayless;
  const { filters, rest } = filtersIn(left);
  const place = whereIn(rest);
  const ends = rideEndsIn(left);
  return {
    text: telling((place?.rest ?? rest).split(' ')).join(' '),
    ...(when && { span: when.span }),
    ...(activity && { activities: activity.activities, kind: activity.kind }),
    ...(place && { where: place.where }),
    ...(ends && { ends }),
    filters: { ...filters, ...(anyDay && { day: anyDay.day }) },
    bounds,
    ...(hours && { hours: hours.hours }),
  };
}
