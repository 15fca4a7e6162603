const DAY =
  '(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat)|(?:sonn|mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?|(?:mo|di|mi|do|fr|sa|so)\\.?(?= \\d)|today|tonight|tomorrow|heute|übermorgen|morgen|(?:the )?weekend|wochenende|(?:next|this) week|nächste woche|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}*';
/** 'please help me plan a new', 'ich will am Sonntag eine'. */
const ORDER =
  /^(?:(?:please|bitte|can (?:you|u)|could (?:you|u)|kannst du|help me(?: to)?|hilf mir|i want to|want to|wanna|i need to|i'd like to|i would like to|let'?s|lass uns|ich will|ich möchte|wir wollen)\s+)*(?:plan|create|organi[sz]e|set up|make|start|host|draft|prepare|put together|plane|erstelle|organisiere|mach|leg|entwirf|bereite)?(?:\s+(?:me|us|mir|uns|bitte))?(?:\s+|(?<=\s))(?:(?:something|smth|sth|etwas|was)(?:\s+(?:for|für|fuer)\s+(?:me|us|mich|uns))?\s*:\s*)?/iu;
const FORM =
  /^(?:(?:new one,?|a|an|the|my|another|new|einen?|ne|nen|'nen?|n|plan:?(?:\s+(?:for|of|für))?|der|die|das|den|neue[rns]?|(?:draft|entwurf)(?:\s+(?:for|für))?[:,]*|huddle for|outing for|pls|please|bitte)[:,]*\s+)+/iu;
/** What ends a German order: its verb, or the second half of it. */
const END = /\s+(?:an|vor|planen|zu planen|leiten|organisieren|machen|erstellen)$/iu;
/** What was left without its number: 'for about', 'at most'. */
const OPEN =
  /,?\s+(?:(?:for|für|with|mit)(?:\s+(?:about|around|etwa|ca\.?))?|at most|tops|max(?:imum|imal)?|höchstens)$/iu;
/** The words for a day. */
export const WHEN = new RegExp(
  `,?\\s+(?:(?:on|for|at|am|an|für|fürs|this|next|coming|den|der|the|diesen|nächsten|kommenden)\\s+)*(?:${DAY})(?!\\p{L})`,
  'giu',
);
/** The words for an hour: 'at 9', 'um 9 Uhr', '9 in the morning'. */
export const HOUR =
  /\s+(?:(?:at|um|from|ab|start(?:ing)?)\s+)*\d{1,2}(?:[:.]\d\d)?(?:\s?uhr)?\s+(?:in the (?:morning|afternoon|evening)|morgens|vormittags|mittags|nachmittags|abends|in der früh|am (?:morgen|vormittag|nachmittag|abend))(?!\p{L})|\s+(?:(?:at|um|from|ab|start(?:ing)?)\s+)+\d{1,2}(?:[:.]\d\d)?(?:\s?(?:am|pm|uhr|h))?(?!\p{L})|\s+\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|uhr)(?!\p{L})|,?\s+\p{L}{3,6} o['\u2019]?clock(?!\p{L})|\s+\d{1,2}:\d\d(?!\p{L}|\d)/giu;
/** 'for about 8 people', 'für etwa 8 Leute'. */
export const PEOPLE =
  /\s+(?:for|für|with|mit)\s+(?:(?:about|around|up to|max\p{L}*|etwa|ca\.?|bis zu|höchstens)\s+)?\d{1,3}(?:\s+(?:people|persons|of us|leute|personen))?(?!\p{L}|\d)/giu;
/** 'Can you set it up' says nothing of it. */
const REQUEST =
  /[,;.]?\s+(?:can|could|would|kannst|könntest)\s+(?:you|du)\s+(?:please\s+|bitte\s+|mir\s+|das\s+|me\s+)*(?:\p{L}+\s*){1,4}$/iu;
/** Behind a comma stand conditions: 'easy', 'about 8 km', 'max 10 people'. */
const CONDITIONS =
  /,\s*(?:easy|moderate|medium|hard|difficult|not|about|around|max\p{L}*|up to|at most|for \d|\d|leicht|mittel\p{L}*|schwer|nicht|etwa|ca|höchstens|für \d).*$/iu;
/** A name of these alone says nothing that the activity does not. */
const NOTHING = /^(?:ones?|huddles?|outings?|something|ausflug|etwas|was|evening|morning|abend|morgen)?$/iu;

/** What an outing is called that somebody asks to plan: the sentence without the order, the day and the hour. */
export function draftName(sentence: string): string | undefined {
  const tidy = ` ${sentence.trim().replace(/[.!?]+$/, '')}`
    .replace(REQUEST, '')
    .replace(WHEN, '')
    .replace(HOUR, '')
    .replace(CONDITIONS, '')
    .replace(PEOPLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const ordered = tidy.replace(ORDER, '');
  const name = ordered
    .replace(FORM, '')
    .replace(END, '')
    .replace(OPEN, '')
    .replace(/[,:\s]+$/, '');
  return ordered === tidy || NOTHING.test(name) ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
}
