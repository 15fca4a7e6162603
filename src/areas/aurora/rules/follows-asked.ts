import { bare } from './recognise/tokens.ts';

export const followLists = ['FOLLOWED', 'FOLLOWERS', 'NOT_BACK', 'NOT_FOLLOWED_BACK', 'MUTUAL'] as const;
export type FollowList = (typeof followLists)[number];

/** Whether those of a list follow me, and whether I follow them; undefined where it makes no difference. */
export const sidesOf: Readonly<Record<FollowList, { readonly mine?: boolean; readonly theirs?: boolean }>> = {
  FOLLOWED: { mine: true },
  FOLLOWERS: { theirs: true },
  NOT_BACK: { mine: true, theirs: false },
  NOT_FOLLOWED_BACK: { mine: false, theirs: true },
  MUTUAL: { mine: true, theirs: true },
};

interface FollowsAsked {
  readonly list: FollowList;
  /** Asked of one person who is named or was spoken of; `list` is only meant where there is none. */
  readonly isOfOne: boolean;
}

const FOLLOWS = /^(?:zu?ru(?:ck|gg))?(?:folg(?!l)|fol+ow)/;
const FOLLOWERS = /^fol+o?wer/;
const I = /^(?:i|im|ive|ich)$/;
const ME = /^(?:me|mir|mi)$/;
const NOT =
  /^(?:not|no|never|nobody|(?:do|does|did|have|has|is|are|wo|ai)nt|nich|nicht|nid|nit|nod|ned|net|nie)$/;
const BACK = /^(?:back|retour)$|^zu?ru(?:ck|gg)/;
const SHOW_ME = /\b(?:show|tell|give|zeig|sag|nenn)\w* (?:me|mir|mer)\b/;
const EACH_OTHER = /\b(?:mutual\w*|each other|one another|gegenseitig|einander)\b/;
/** Begins to say something else of somebody. */
const BEGINS =
  /^(?:who\w*|that|which|of|is|are|isnt|arent|and|but|wer|wem|der|die|das|dem|den|denen|wo|und|aber)$/;

/** What asks for several people, and not how somebody stands with me. */
const SEVERAL =
  /\b(?:who\w*|which|list\w*|how many|any(?:one|body)|every(?:one|body)|people|ppl|(?<!at )all|names?|fol+owers?|wer|war|wem|wen|welche\w*|wie ?viele?\w*|leute\w*|alle\w*|jemand\w*|irgend\w+|niemand\w*|namen|follower\w*)\b/;
const AMONG = /\b(?:one of|among|unter|zu) (?:my|mein\w*) (?:\w+ )?fol+ower\w*/;

/** Which people a question about following asks for. */
export function followsAsked(asked: string): FollowsAsked {
  const text = bare(asked);
  return { list: listIn(text), isOfOne: AMONG.test(text) || !(SEVERAL.test(text) || ALL_BACK.test(text)) };
}

/** 'Does everybody I follow follow me back' asks who does not. */
const ALL_BACK =
  /\b(?:every(?:one|body)|jede[rn]?|alle[n]?)\b.*\b(?:back|zuruck)\b|\b(?:back|zuruck)\b.*\b(?:every(?:one|body)|jede[rn]?|alle[n]?)\b/;

const HOW = /\b(?:how|where|what|why|when|if|can|must|have to|wie|wo|was|wieso|warum|wenn|kann|muss)\b/;
const STANDS =
  /\b(?:does|is|has|do|are) (?:\w+ ){1,3}fol+ow(?:ing|ed)? me\b|\b(?:do|am|did) i (?:\w+ )?fol+ow|\bfolg(?:en|t) (?:\w+ ){0,2}mir\b|\bfolge? ?ich\b|\bmir folgt\b/;

/** 'How many people follow me', 'how many follwers have I got' */
const COUNTED =
  /\b(?:how many|wie ?viele?) (?:\w+ ){0,2}(?:fol+ow(?:s|ing)? me|fol+o?wers?|folge[nr]\w* mir|mir folgen)\b|\b(?:how many|wie ?viele?) (?:\w+ ){0,2}(?:do|am|folge?) (?:i|ich) (?:fol+ow\w*)?$/;

/** 'How many followers have I got and how many do I follow' */
export function asksForBothCounts(asked: string): boolean {
  const text = bare(asked);
  return (text.match(/\b(?:how many|wie ?viele?n?)\b/g) ?? []).length > 1 && listIn(text) === 'MUTUAL';
}

/** Whether it is asked who follows whom, and not how one follows, or that somebody be followed. */
export function asksWhoFollows(asked: string): boolean {
  const text = bare(asked);
  if (COUNTED.test(text)) return true;
  return STANDS.test(text) && !HOW.test(text);
}

function listIn(text: string): FollowList {
  if (ALL_BACK.test(text)) return 'NOT_BACK';
  const statements = statementsIn(text.replace(SHOW_ME, '').split(' '));
  const said = statements.map((words, at) => sideOf(words) ?? (at > 0 ? denied(words) : undefined));
  const is = (side: 'MINE' | 'THEIRS', isNot: boolean) =>
    said.some((one) => one?.side === side && one.isNot === isNot);
  if (is('THEIRS', true)) return 'NOT_BACK';
  if (is('MINE', true)) return 'NOT_FOLLOWED_BACK';
  const isBack = said.some((one) => one?.isBack) || EACH_OTHER.test(text);
  if (isBack || (is('THEIRS', false) && is('MINE', false))) return 'MUTUAL';
  return is('THEIRS', false) ? 'FOLLOWERS' : 'FOLLOWED';
}

/** 'Those i follow' and 'are not following me', each by itself. */
function statementsIn(words: readonly string[]): string[][] {
  const statements: string[][] = [[]];
  for (const word of words) {
    const last = statements.at(-1) ?? [];
    const isSaid = last.some((one) => FOLLOWERS.test(one)) || isWhole(last);
    if (BEGINS.test(word) || (isSaid && !BACK.test(word))) statements.push([word]);
    else last.push(word);
  }
  return statements;
}

/** Once 'I follow' or 'follows me' is said, what comes is about something else, but for the 'not' of a German. */
function isWhole(words: readonly string[]): boolean {
  const at = words.findIndex((word) => FOLLOWS.test(word));
  return at >= 0 && words.slice(0, at).some((word) => I.test(word));
}

interface Statement {
  readonly side: 'MINE' | 'THEIRS';
  readonly isNot: boolean;
  readonly isBack: boolean;
}

function sideOf(words: readonly string[]): Statement | undefined {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (has(FOLLOWERS)) return { side: 'THEIRS', isNot: false, isBack: false };
  if (!has(FOLLOWS)) return undefined;
  const [isNot, isBack] = [has(NOT), has(BACK)];
  if (has(I) && !has(ME)) return { side: 'MINE', isNot, isBack };
  return has(ME) || isNot || isBack ? { side: 'THEIRS', isNot, isBack } : undefined;
}

const MAX_DENIED = 5;

/** '… and I don't', after it was said what. */
function denied(words: readonly string[]): Statement | undefined {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  if (words.length > MAX_DENIED || !has(NOT) || !(has(I) || has(ME))) return undefined;
  return { side: has(I) ? 'MINE' : 'THEIRS', isNot: true, isBack: false };
}
