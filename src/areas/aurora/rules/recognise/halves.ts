/** What a question begins with that follows another in the same breath; a part of a pattern. */
export const STARTS =
  "who(?:['’]?s)?|what(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|how|which|why|can|could|may|is|are|do|does|did|will|would|should|has|have|any|then|sign|put|book|if|" +
  '(?:bei|mit) wem|wer|was|wann|wo|wie(?:viele?|vil)?|weler|gits|hets|fährt|fahrt|nimmt|welche[rsn]?|warum|kann|k(?:ö|oe)nn?te?n?|darf|d(?:ü|ue)rf(?:en|te?n?)|ist|sind|gibt|kostet|braucht|kommt|kommen|hat|haben|muss|müssen|soll|brauche?|brauchen|wird|geht|dann|folge?|meld|melde|setz|trag|wenn|falls|sonst';
const TWO = new RegExp(
  String.raw`^(.+?)(?:[,;?]?\s+(?:and|und|u)|[?!.]|\s?[:;]-?\))\s+((?:${STARTS})\s.+)$`,
  'isu',
);
/** 'May the dog come? And my kids?' asks the same of somebody else. */
const AND_THEM = /^(.+?\?)\s+(?:and|und)\s+((?:\S+\s?){2,4})$/isu;
const ASKS = new RegExp(String.raw`^(?:${STARTS})\s`, 'iu');
/** 'And do I need one' asks on, and so does 'and how much'. */
const ONLY_IT =
  /^how (?:much|many)[?!.\s]*$|^wie ?viele?[?!.\s]*$|^(?:do|does|did|should|must|brauche?|muss|soll(?:te)?) (?:i|we|one|you|ich|wir|man) (?:\w+ ){0,2}(?:one|it|that|them|eine[nr]?|das|den|die|so was|sowas)[?!.\s]*$/iu;
const MIN_WORDS = 2;

/** Whether a part of a question is put as one. */
export function asksByItself(part: string): boolean {
  return ASKS.test(part);
}

/** 'Is there room and can I bring my dog' as two questions; undefined where the 'and' joins no second one. */
export function halvesOf(question: string): readonly [string, string] | undefined {
  const text = question.trim();
  const [whole, first, second] = TWO.exec(text) ?? AND_THEM.exec(text) ?? [];
  if (!whole || !first || !second) return undefined;
  // 'My daughter is seven. Which …' tells first, and asks once.
  if (/^[.!]/.test(whole.slice(first.length)) && !asksByItself(first)) return undefined;
  if (ONLY_IT.test(second)) return undefined;
  return wordsIn(first) >= MIN_WORDS && wordsIn(second) >= MIN_WORDS ? [first, second] : undefined;
}

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
