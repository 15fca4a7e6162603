/** A question that only says what was meant by the one before, or by its own beginning. */
export interface Correction {
  /** What was asked first, in the same breath; undefined where it was asked before. */
  readonly before?: string;
  /** What is meant instead. */
  readonly rest: string;
  /** The other of those that were shown is meant. */
  readonly isOther: boolean;
  /** What is not meant, of those that were shown. */
  readonly not?: string;
}

const NO =
  /^(?:(?:no|nope|nah|nein|nee|noe|nö|sorry|wait|hang on|oops|ups|halt|ach|ah|äh|uh|er|quatsch|falsch|moment)[\s,.!:-]+)+/iu;
const IS_NO = /\b(?:no|nope|nah|nein|nee|noe|nö|sorry|quatsch|falsch)\s*[,.!:-]/iu;
const NOT_THAT =
  /^(?:not|nicht) (?:that|this|the first|the one|das|der|die|den)(?: one)?(?=[\s,.!:-]|$)[\s,.!:-]*/iu;
const I_MEAN = /[\s,.]*\b(?:i (?:mean|meant)|(?:ich )?mein(?:e|te)? ich|ich mein(?:e|te)?)\b[\s,.:]*/iu;
const OTHER =
  /^(?:(?:not|nicht) (?:the |der |die |das )?(\p{L}+)[\s,.!:-]+)?(?:(?:i mean|ich meine?) )?(?:the other(?! (?:day|week|night|time|evening)\b)(?: one)?|(?:der|die|das|den) andere[nr]?)(?=[\s,.!?:-]|$)[\s,.!?:-]*/iu;
/** Says no to an act, or says more. */
const NO_OBJECT =
  /^(?:and|und|or|oder|but|aber|not|nicht|never|thanks?|thank you|danke|ok|cancel|stop|later|später|please|bitte)\b/iu;
const MAX_WORDS = 8;

/** 'No, the 20th I meant', 'not Bellini, the other one'; undefined for what corrects nothing. */
export function correctionIn(question: string): Correction | undefined {
  const text = question.trim().replace(/[.!?\s]+$/u, '');
  const inside = insideOf(text);
  if (inside) return inside;
  const lead = NO.exec(text)?.[0] ?? '';
  const said = text.slice(lead.length);
  const other = OTHER.exec(said);
  if (other) return { rest: said.slice(other[0].length), isOther: true, ...(other[1] && { not: other[1] }) };
  const rest = said.replace(NOT_THAT, '').replace(I_MEAN, ' ').trim();
  if (!IS_NO.test(lead) && rest === said.trim()) return undefined;
  return isObject(rest) ? { rest, isOther: false } : undefined;
}

const INSIDE =
  /^(.{8,}?)[\s,.!?;-]+(?:(?:ach|oh) )?(?:no wait|wait no|no sorry|sorry no|(?:ne|nee|nein) (?:halt|warte|moment)|nein|quatsch|scratch that|sorry|(?:no|er|uh|äh)[,\s]+(?:i mean|ich meine?))[\s,.:-]+(?:(?:i mean|ich meine?|lieber|doch|dont|don['\u2019]t|nicht|lass)[\s,.]+)*(.+)$/iu;

const LEAVE_IT =
  /(?:^|[\s,.!-])(?:(?:ach|oh|nein|ne|nee|no|nah|wait|warte|halt)[\s,]+)+(?:lass(?: (?:es|das|mal|gut sein))?|vergiss (?:es|das)|leave it|forget it|never ?mind|doch nicht)(?!\p{L})/iu;

/** 'Make it a yes. ach nein, lass' wants nothing done. */
export function leavesIt(question: string): boolean {
  return LEAVE_IT.test(question);
}

/** 'Put me down for the ridge.. no wait, the lakes'. */
function insideOf(text: string): Correction | undefined {
  const [, before, rest] = INSIDE.exec(text) ?? [];
  return before && rest ? { before, rest: rest.replace(I_MEAN, ' ').trim(), isOther: false } : undefined;
}

const isObject = (rest: string) =>
  rest !== '' && !NO_OBJECT.test(rest) && rest.split(/\s+/u).length <= MAX_WORDS;
