import type { Kind } from './kinds/kind.ts';
import { bare } from './recognise/tokens.ts';

/** Facts that are not of the outing itself, but asked of it: how one gets there, and what it is like there. */
const ALSO_OF_ONE = new Set([
  'timetable',
  'bulletin',
  'local-conditions',
  'find-rides',
  'ask-ride',
  'huddle-daylight',
  'my-answers',
  'help-edit',
]);

/** Whether a kind is answered of one outing. */
export function ofOneOuting({ via, id }: Kind): boolean {
  return via === 'HUDDLE' || ALSO_OF_ONE.has(id);
}

/** What a long question about one outing may be taken for. */
const MISTAKEN = new Set([
  'find-huddles',
  'compare',
  'world',
  'community-about',
  'safety',
  'first-time',
  'help-guests',
  'my-next',
  'my-rides',
  'find-people',
]);

/** What such a question is seldom taken for, unless it is meant. */
const SELDOM = new Set(['world', 'safety', 'first-time', 'my-next', 'my-rides']);
const SURE = 0.5;

/** Whether a question that is so surely of this kind may ask for facts of one outing, if it names one. */
export function openToFacts(kind: Kind | undefined, score: number): boolean {
  if (!kind || ofOneOuting(kind)) return true;
  return MISTAKEN.has(kind.id) && !(SELDOM.has(kind.id) && score >= SURE);
}

const SOME =
  /^(?:which|welche\w*|any|some|irgend\w*)\b|\b(?:any(?:thing)?|some(?:thing)?|irgend\w*|what|which|welche\w*|eine?n?) (?:\w+ )?(?:hikes?|walks?|tours?|outings?|huddles?|trips?|like|near|with|wanderung(?:en)?|tour(?:en)?|ausflug\w*)\b|\b(?:is|are) there an? (?:\w+ ){0,2}(?:hikes?|walks?|tours?|outings?|huddles?|trips?|runs?)\b|\b(?:anything|something(?! for (?:me|us))|irgendwas)\b|^(?:gibts?|gibt es) (?:es )?(?:was|etwas|irgend\w*|im|am|in|eine?)\b|\b(?:was (?:gibts|gibt es|ist los|lauft)|whats on|what is on|looking for|suche?n?|like the|similar|so (?:was )?wie|hikes|walks|tours|outings|huddles|trips|touren|wanderungen|ausfluge)\b/;

/** Whether outings are looked for, and none is spoken of. */
export function asksForSome(question: string): boolean {
  return SOME.test(bare(question));
}

/** 'Who is Matteo Bellini' asks of somebody, though outings have a host of that name. */
export function asksWhoThatIs(question: string): boolean {
  return /^(?:and |und )?(?:(?:(?:can|could|kannst) (?:you|du) )?(?:please |bitte |mir |mal )*(?:find\w*|show|look up|search|such\w*|zeig\w*)|whos|who is|wer ist|what does|what is|whats|was (?:macht|mag|treibt)|wofur)\b/.test(
    bare(question),
  );
}

/** 'Is Cleo coming, too', after that 'and Ben?', 'did she ever answer', 'ob er mitkommt': whether somebody else comes or has answered. */
export function asksWhetherSomebody(question: string, goesOn = false): boolean {
  const words = bare(question);
  if (goesOn && AND_WHO.test(words)) return true;
  return [OF_MYSELF, OF_WHOM, ASKS_THEM].every((other) => !other.test(words)) && COMES.test(words);
}

/** No name of anybody. */
const NOBODY =
  '(?:there|it|this|that|the|my|our|your|a|an|any\\w*|some\\w*|every\\w*|one|you|we|i|they|people|all|still|es|das|was|man|ich|wir|du|ihr|eine?|mein\\w*|unser\\w*|da|noch|schon|jemand|irgend\\w*|wer|wie)\\b';
const SAID =
  '(?:coming|comes?|going|joining|joins?|along|in$|in for|answer\\w*|repl\\w+|respond\\w*|confirm\\w*|signed up|sign up|sa(?:y|id) (?:yes|no|maybe|anything))';
const SAID_IN_GERMAN =
  '(?:mit|mitkommt|mitgeht|mitl\\w+|mitfahrt|dabei|zugesagt|abgesagt|geantwortet|angemeldet|gemeldet|zum?|zur|auch)';
const COMES = new RegExp(
  `\\b(?:is|will|wont|isnt|did|does|has|if|whether) (?!${NOBODY})\\w+ (?:\\w+ ){0,8}?${SAID}\\b` +
    `|(?:^(?:und |and |na |hey )?|\\b(?:und|and) )(?:kommt|geht|ist|lauft|wandert|fahrt|macht|hat) (?:(?:die|der|denn|eigentlich|jetzt|auch) )*(?!${NOBODY})\\w+ (?:\\w+ ){0,8}?${SAID_IN_GERMAN}\\b` +
    `|\\bob (?:(?:die|der) )?(?!${NOBODY})\\w+ (?:\\w+ ){0,8}?(?:kommt|${SAID_IN_GERMAN})\\b`,
);

const AND_WHO = /^(?:and|und|or|oder) \w+(?: \w+)?$/;
/** Asks who or how many come, and not whether one does. */
const OF_WHOM =
  /^(?:and |und )?(?:how many|who|whos|which|what|when|where|wie ?viele?|wer|welche\w*|was|wann|wo)\b/;
/** 'Ask Ingrid if' asks her. */
const ASKS_THEM =
  /\bfol+ow|\bfolg|\banfrage\b|\brequest\b|\b(?:ask|frage?|fragst) (?:(?:mal|bitte|den|die|der|du|please) )*(?!if\b|ob\b|whether\b|ich\b)\w+ (?:\w+ )?(?:if|ob|whether)\b/;
const OF_MYSELF =
  /\b(?:(?:am|do|did|have|can|may|could|should|if|whether) (?:i|we)|(?:bin|hab|habe|kann|darf|soll|ob) (?:ich|wir)|(?:i|ich) (?:in|signed|dabei|angemeldet)|(?:let|accept\w*|approve\w*|take|took|confirm\w*) (?:me|us)|mich)\b/;

const DOGS = 'dogs?|doggo|pupp(?:y|ies)|hunde?n?';
const CHILDREN = 'kids?|children|child|toddlers?|kinder\\w*|kind';
const BOTH = new RegExp(
  `\\b(?:(?:${DOGS}) (?:and|or|und|oder|n) (?:\\w+ )?(?:${CHILDREN})|(?:${CHILDREN}) (?:and|or|und|oder|n) (?:\\w+ )?(?:${DOGS}))\\b`,
);

/** 'Are dogs and kids ok': two questions in one clause. */
export function asksOfDogsAndChildren(question: string): boolean {
  return BOTH.test(bare(question));
}
