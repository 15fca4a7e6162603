type Phrase = readonly [german: string, english: string];

const COUNT = '(\\d{1,2}|ein|eine|einen|einer|einem|zwei|drei|vier|fünf|sechs)';

/** Days, places and conditions. */
const conditions: readonly Phrase[] = [
  [`\\bheute (?:abend|nacht)\\b`, 'this evening'],
  [`\\bheute nachmittag\\b`, 'this afternoon'],
  [`\\bheute (?:früh|morgen|vormittag)\\b`, 'this morning'],
  [`\\bheute\\b`, 'today'],
  [`\\bübermorgen\\b`, 'the day after tomorrow'],
  [`\\bmorgen (?:früh|vormittag)\\b`, 'tomorrow morning'],
  [`\\bmorgen nachmittag\\b`, 'tomorrow afternoon'],
  [`\\bmorgen abend\\b`, 'tomorrow evening'],
  [
    `\\b(?:am|in der|jeden|früh am) (?:frühen )?(?:morgen|früh|vormittag)\\b|\\b(?:morgens|vormittags?)\\b`,
    'in the morning',
  ],
  [`\\b(?:am )?nachmittags?\\b`, 'in the afternoon'],
  [`\\b(?:am|zum) abend\\b|\\babends\\b`, 'in the evening'],
  [`\\bnach (?:der arbeit|feierabend)\\b`, 'after work'],
  [`\\b(?:unter|während) der woche\\b|\\b(?:wochentags|werktags)\\b|\\ban werktagen\\b`, 'on weekdays'],
  [`\\b(?:zu hause|zuhause|daheim)\\b`, 'home'],
  [`\\bmorgen\\b`, 'tomorrow'],
  [`\\bau(?:ss|ß)er (?:mir|uns)\\b`, ''],
  [
    `\\b(?:in |während )?(?:den |die |der )?(?:nächsten|naechsten|kommenden|paar) (?:paar )?wochen\\b`,
    'in the next weeks',
  ],
  [`\\bübernächstes wochenende\\b`, 'the weekend after next'],
  [`\\b(?:am |das )?wochenende (?:drauf|darauf|danach)\\b`, 'next weekend'],
  [`\\b(?:am )?(?:nächste[snm]?|folgende[snm]?) wochenende\\b`, 'next weekend'],
  [`\\b(?:am|dieses|an diesem|fürs|übers|diese)? ?(?:kommende[nsm]? )?wochenende\\b`, 'this weekend'],
  [`\\b(?:in der )?(?:nächste[nr]?|kommende[nr]?) woche\\b`, 'next week'],
  [`\\b(?:in )?(?:diese[rn]?) woche\\b`, 'this week'],
  [`\\b(?:im )?nächste[nm]? monat\\b`, 'next month'],
  [`\\b(?:in )?diese[nm]? monat\\b`, 'this month'],
  [`\\bin ${COUNT} tage?n?\\b`, 'in $1 days'],
  [`\\bin ${COUNT} wochen?\\b`, 'in $1 weeks'],
  [`\\bin ${COUNT} monate?n?\\b`, 'in $1 months'],
  [`\\bin (?:der|meiner|unserer) (?:nähe|gegend|umgebung) (?:von|um)\\b`, 'near'],
  [
    `\\b(?:hier )?in (?:der|meiner|unserer) (?:nähe|gegend|umgebung)\\b|\\bbei (?:mir|uns)\\b|\\bum die ecke\\b`,
    'near me',
  ],
  [`\\bnahe (?:bei )?|\\brund um\\b|\\bnicht weit von\\b|\\bunweit von\\b`, 'near '],
  [`\\b(?:dort|da)(?: (?:oben|unten))?\\b`, 'there'],
  [`\\bzu (zweit|dritt|viert|fünft|sechst)\\b`, 'for $1 people'],
  [`\\bfür ${COUNT}(?: (?:personen|leute|menschen|freunde))\\b`, 'for $1 people'],
  [`\\b(?:mit )?platz für ${COUNT}\\b`, 'room for $1'],
  [`\\b${COUNT} (?:freie )?plätze\\b`, '$1 places'],
  [`\\b(?:noch )?(?:freie plätze|plätze frei|platz frei|platz)\\b`, 'free places'],
  [
    `\\bnicht (?:zu |so |sehr |allzu )?(?:schwer|schwierig|anstrengend|steil|lang)e?[nrs]?\\b`,
    'not too hard',
  ],
  [
    `\\b(?:und |mit )?(?:eine[rn]? )?mitfahrgelegenheit(?:en)?\\b|\\bohne auto\\b|\\bkein auto\\b`,
    'with a ride',
  ],
  [`\\bnoch nie\\b`, 'never'],
  [`\\bin letzter zeit\\b`, 'lately'],
  [`\\bvon (?=[\\p{L}-]+ (?:aus|nach|mit|weg)\\b)`, 'from '],
  [`\\b(?:fährt|fahren|mitfahren) von\\b`, 'drive from'],
  [`\\bbaden württemberg\\b`, 'baden wurttemberg'],
  [
    `\\b(?:gibt es|gibts|gäbe? es|gäbs)\\b|\\bzeig(?:e|en)? mir\\b|\\bich suche\\b|\\bsuche\\b|\\bfinde\\b`,
    'find',
  ],
];

/** Stands before a word that is English already: 'am' is a word of both. */
export const DONE = '\u0001';

/** Written with its umlauts; typed without them, or as 'ue', it is the same. */
function compiled([german, english]: Phrase): readonly [RegExp, string] {
  const source = german.replace(/ä/g, 'ae?').replace(/ö/g, 'oe?').replace(/ü/g, 'ue?').replace(/ß/g, 'ss');
  return [new RegExp(source, 'gu'), english.replace(/(?<![\w$])[a-z]/g, `${DONE}$&`)];
}

export const germanPhrases = conditions.map(compiled);
