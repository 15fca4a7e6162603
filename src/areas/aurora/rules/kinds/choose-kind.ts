import { asksForOne } from '../compare.ts';
import { asksWhoFollows } from '../follows-asked.ts';
import { askingIn } from '../meaning/asking.ts';
import { plainEnglish } from '../meaning/language.ts';
import { wishOf } from '../meaning/understand.ts';
import { asksOfMySeats } from '../my-car.ts';
import { speaksOfClub } from '../names/joining.ts';
import { languageOf } from '../recognise/language-of.ts';
import type { Guess } from '../recognise/recogniser.ts';
import { asksForOneAfter, onlyPoints, referenceIn } from '../recognise/reference.ts';
import { bare } from '../recognise/tokens.ts';
import type { Topic } from '../topic.ts';
import { goesOn } from './goes-on.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';

/** Below this nothing is near enough; measured on the questions of `proof/aurora/asked`. */
export const MARGIN = 0.06;
/** What describes something is looked for, unless another kind is likelier than this. */
const SURE = 0.35;
/** After an outing was spoken of, 'and dogs?' is asked of that one. */
const SURE_OF_ONE = { TEXT: 0.3, HUDDLE: 0.26, TOOL: 0.22 };
const OFFERED = 3;

const byId = new Map(kinds.map((kind) => [kind.id, kind]));

export function kindOf(id: string | null | undefined): Kind | undefined {
  return id ? byId.get(id) : undefined;
}

/**
 * Which kind is answered: the one that the asker chose, what was asked before where the question only points at
 * something ('the second one'), or the likeliest; undefined where none is near enough.
 */
export function chooseKind(
  question: string,
  guesses: readonly Guess[],
  topic: Topic,
  wanted: string | undefined,
): Kind | undefined {
  if (wanted) return kindOf(wanted);
  const pointed = topic.shown?.length && onlyPoints(question) && referenceOrDay(question);
  if (pointed) return followed(question, topic);
  // 'The second one', and nothing was shown.
  if (typeof referenceIn(question) === 'number' && onlyPoints(question)) return undefined;
  // Who is in danger was heard before this.
  const calm = guesses.filter(({ kind }) => kind.id !== 'danger');
  const [first] = pointing(question, calm, topic);
  const answer = answerSaid(bare(question), topic);
  if (answer) return kindOf(answer);
  if (first && goesOn(question, first.kind, topic)) return kindOf(topic.kind);
  const rather = meantInstead(question, first, topic);
  if (rather) return kindOf(rather);
  if (describes(question) && WEATHER.test(bare(question))) return kindOf('huddle-weather');
  if (describes(question) && !isSureOf(first, topic))
    return kindOf(speaksOfClub(question) ? 'find-communities' : 'find-huddles');
  return first && first.score >= MARGIN ? first.kind : undefined;
}

/** 'Ok, then yes', of the outing that was spoken of, 'change my maybe to a yes' and 'not just a maybe'. */
function answerSaid(words: string, { huddle }: Topic): string | undefined {
  if (NOT_JUST_MAYBE.test(words)) return 'say-yes';
  const [, said] = (huddle && THEN.exec(words)) ?? CHANGED_TO.exec(words) ?? [];
  return said && ANSWERS[said];
}

const CHANGED_TO =
  /^(?:(?:please|pls|can|could|you|u|ok|okay|oh|then|bitte|kannst|du|dann) )*(?:change|turn|switch|make|mach\w*|ander\w*) (?:it|that|this|my (?:\w+ ?){1,6}|mein\w* (?:\w+ ?){1,6}|das|es|daraus|draus)?.*?\b(?:to|into|a|auf|ein(?:em)?) (yes|maybe|no|ja|vielleicht|nein)\b/;

const NOT_JUST_MAYBE =
  /\b(?:not|nicht|ned|nid|nod) (?:just|only|nur|blo\w+) (?:a |ein )?(?:maybe|vielleicht)\b/;

const THEN =
  /^(?:(?:ok|okay|oh|gut|na gut|alright|fine|well|then|dann|also|halt|eben|lieber|doch)\s+)+(?:a |ein )?(yes|maybe|no|ja|vielleicht|nein)(?: (?:please|pls|then|bitte|dann|halt|lieber))*$/;
const ANSWERS: Readonly<Record<string, string>> = {
  yes: 'say-yes',
  ja: 'say-yes',
  maybe: 'say-maybe',
  vielleicht: 'say-maybe',
  no: 'say-no',
  nein: 'say-no',
};

/** What is meant by its words, whatever it sounds like. */
function meantInstead(question: string, first: Guess | undefined, topic: Topic): string | undefined {
  const words = bare(question);
  const asksElse =
    first?.kind.id === 'write-person' || (first?.kind.id === 'ask-ride' && first.score >= SURE);
  if (!asksElse && ASKS_THEM.test(words)) return 'ask-host';
  if (describes(question) && A_READING.test(words) && !isSureOf(first, topic)) return 'find-articles';
  if (!first) return undefined;
  const { id, via } = first.kind;
  if (topic.huddle && asksForOneAfter(question)) return 'my-next';
  const isOfFollowing = OF_FOLLOWING.has(id);
  if ((isOfFollowing || id === 'my-follows') && FOLLOW_BACK.test(words)) return 'follow';
  if ((id === 'huddle-places' || id === 'huddle-people') && WAITING.test(words)) return 'huddle-waiting';
  if (OF_RIDES.has(id) && asksOfMySeats(question)) return 'my-rides';
  if (id === 'find-huddles' && asksForOne(question)) return 'compare';
  if (isOfFollowing && asksWhoFollows(question)) return 'my-follows';
  const isClub = NAMES_CLUBS.test(words);
  if (isClub && OF_MANY.has(id) && !topic.huddle) return 'find-communities';
  if (isClub && id === 'help-co-host') return 'help-club';
  if (via === 'TEXT' && ARTICLES.test(words)) return 'find-articles';
  const asking = askingIn(question)?.asking ?? question;
  return OF_ONE.test(id) && (looksFor(asking) || asksWhenNext(question)) ? 'find-huddles' : undefined;
}

/** 'Ask Mikkel if I can come' wants to have somebody asked, whatever. */
const ASKS_THEM =
  /^(?:(?:please|pls|can|could|would|will|you|u|kannst|konntest|magst|du|bitte|mal|aurora) )*(?:ask|frag|frage) (?:(?:mal|bitte|den|die|der|the) )*(?!me\b|mich\b|for\b|a\b|um\b|if\b|ob\b)\w+ (?:\w+ ){0,2}?(?:if|whether|ob|when|where|what|how|wann|wo|was|wie)\b/;
const WAITING = /\b(?:waiting|queu\w*|warte(?:n|t|liste)?|wartet)\b/;
const FOLLOW_BACK =
  /\b(?:follow (?:him|her|them) back|folge? (?:ihm|ihr|ihnen) zuruck|(?:ihm|ihr|ihnen) zuruck ?folgen)\b/;
const OF_RIDES = new Set(['offer-ride', 'ask-ride', 'find-rides', 'huddle-places']);

/** What 'does she follow me' sounds like. */
const OF_FOLLOWING = new Set(['follow', 'help-follow', 'my-numbers', 'find-people']);

const NAMES_CLUBS =
  /\b(?:clubs?|klubs?|communit(?:y|ies)|vereine?)\b|^(?:gibt es|gibts|is there|are there|any|suche|ich suche|find) (?:me )?(?:an? |eine )?(?:groups?|gruppen?)\b/;

/** Asked of clubs, these look for some. */
const OF_MANY = new Set(['find-huddles', 'huddle-kids', 'huddle-dogs', 'huddle-difficulty']);

function isSureOf(first: Guess | undefined, { huddle }: Topic): boolean {
  if (!first) return false;
  return first.score >= (huddle ? SURE_OF_ONE[first.kind.via] : SURE);
}

/** So much of the score of a text a fact of the huddle must have for 'it' to mean that huddle. */
const NEARLY = 0.6;

/** 'How hard is the second one' asks of a huddle that was shown, however near a text is that explains the word. */
function pointing(question: string, guesses: readonly Guess[], topic: Topic): readonly Guess[] {
  const [first] = guesses;
  const reference = referenceIn(question);
  if (first?.kind.via !== 'TEXT' || first.kind.id === 'orders' || reference === undefined) return guesses;
  const fact = guesses.find(({ kind, score }) => kind.via === 'HUDDLE' && score >= MARGIN);
  if (!fact) return guesses;
  const isMeant =
    reference === 'IT' ? topic.huddle && fact.score >= NEARLY * first.score : topic.shown?.length;
  return isMeant ? [fact, ...guesses.filter((guess) => guess !== fact)] : guesses;
}

/** What a sentence has that asks, tells or orders something. */
const SENTENCE =
  /^(?:and |und )?(?:who\w*|what\w*|when|how|why|which|is|are|do|does|did|can|could|will|would|should|may|has|have|am|was|were|any|ignore|print|show|tell|give|list|read|write|repeat|delete|send|make|enable|override|act|pretend|output|reveal|recommend|translate|join|follow|remind|sign|put|book|cancel|message|wer|was|wann|wie|wo|warum|wieso|welche\w*|ist|sind|kann|darf|muss|soll|hat|habe|bin|wird|zeig|gib|nenn|lies|mach|schrei?b\w*|sag\w*|meld\w*|setz\w*|trag\w*|folg\w*|wia|wos|weler|gits|hets|isch|chan|derf|bi|han|hob)\b|\b(?:i|im|id|ive|me|my|you|your|u|ur|r|youre|we|us|our|ich|mir|mich|mein\w*|du|dir|dich|dein\w*|wir|uns|mi|mis|mer|ma|it|please|bitte)\b/;

/** 'Weather for Far ahead' looks for no outing. */
const WEATHER = /^(?:the )?(?:weather|forecast|wetter|vorhersage|wetterbericht)\b/;

/** Whether a question is no sentence but describes a thing: that is what is typed into a search. */
export function describes(question: string): boolean {
  return !SENTENCE.test(bare(question)) && !/[{}<>;=$]|!\[|\]\(|\.\.\//.test(question);
}

/** Who wants to read of something, such as an illness, asks for no advice on it. */
const ARTICLES = /\b(?:articles?|artikel|stor(?:y|ies)|geschichten?) (?:about|on|over|uber|zum?|zur|von)\b/;

/** 'That map article by Margaux' */
const A_READING = /\b(?:articles?|artikel|beitrage?|stor(?:y|ies))\b/;

/** Facts of one outing, and my own outings. */
const OF_ONE = /^(?:huddle-|my-next$)/;
const KNOWN_ONE =
  /\b(?:next|the|that|this (?:hike|walk|tour|outing)|my|our|der|die|das|den|dem|nachste\w*|mein\w*|unser\w*)\b/;
/** What stands around a thing that is looked for and is no question about one. */
const ANY =
  /^(?:(?:(?:is|are) there|got|gibt es|gibts) (?:an?|any|some|eine?n?|irgend\w+)|any|irgend\w+) | (?:please|bitte)$| (?:with|mit) (?:my|our|mein\w*|unser\w*) \w+/g;

/** 'Which walks', where not one is meant but some. */
const ASKS_FOR_SOME =
  /\bany (?:of (?:the|your|these) )?(?:\w+ )?(?:hikes|walks|tours|outings|huddles|trips)\b|^(?:auf |an |in )?(?:which|what|welche\w*) (?:(?:of|von) (?:the|all|den|allen) )?(?:(?:upcoming|coming|next|kommenden) )?(?:\w+ )?(?:hikes|walks|tours|outings|huddles|trips|runs|ones can i|wanderungen|touren|ausfluge\w*)\b/;

const ASKS_FOR_ANY =
  /^(?:(?:is|are) there|do you have|have you got|got|gibt es|gibts|hast du|habt ihr) (?:an?|any|some|eine?n?|irgend\w+) (?:\w+ ){0,2}(?:hikes?|walks?|outings?|tours?|huddles?|trips?|runs?|wanderung\w*|tour(?:en)?|ausflu\w*)(?: \w+){0,4}? (?:where|that|which|with|without|for|i|on|near|in|wo|bei|mit|ohne|fur|die|am|in)\b/;

/** 'Dog friendly hike this month?': an activity, and nothing beside it but a day and conditions; a place may be a name. */
function looksFor(question: string): boolean {
  const words = bare(question);
  if (
    ASKS_FOR_ANY.test(words) ||
    (ASKS_FOR_SOME.test(words) &&
      !/\b(?:my|our|mein\w*|unser\w*) (?!kids|child|dog|son|daughter|kind)/.test(words))
  )
    return true;
  const thing = words.replaceAll(ANY, '');
  if (KNOWN_ONE.test(thing) || !describes(thing)) return false;
  const {
    activities,
    bounds = {},
    where,
    text,
  } = wishOf(plainEnglish(question, languageOf(question, 'en')), NO_DAY, 'UTC');
  const isLimited = Object.keys(bounds).length > 0;
  return (activities !== undefined || isLimited) && text === '' && where?.kind !== 'NAMED';
}

/** 'When is the next ski tour': any of them, where one's own or one that was spoken of has no kind. */
function asksWhenNext(question: string): boolean {
  if (
    !/^(?:when|whens|what|whats|which|wann|was|welche\w*) .*\b(?:the next|die nachste|der nachste|das nachste)\b/.test(
      bare(question),
    )
  )
    return false;
  return wishOf(plainEnglish(question, languageOf(question, 'en')), NO_DAY, 'UTC').activities !== undefined;
}

/** Which day it is makes no difference to whether one is named. */
const NO_DAY = new Date(0);

const referenceOrDay = (question: string) =>
  referenceIn(question) !== undefined || /day\b|tag\b|mittwoch|heute|morgen|tomorrow/i.test(question);

function followed(question: string, topic: Topic): Kind | undefined {
  const before = kindOf(topic.kind);
  if (before?.id === 'find-huddles' && typeof referenceIn(question) !== 'number') return before;
  return before?.via === 'HUDDLE' || before?.id === 'huddle-daylight' ? before : kindOf('huddle-about');
}

/** The next kinds after the one that was answered, for 'not what I meant'. */
export function nextKinds(guesses: readonly Guess[], chosen: Kind | undefined): Kind[] {
  return guesses
    .map(({ kind }) => kind)
    .filter(({ id }) => id !== chosen?.id && id !== 'orders' && id !== 'danger')
    .slice(0, OFFERED);
}
