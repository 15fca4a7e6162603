type Phrase = readonly [german: string, english: string];

const SEEK = '(?:möchte|will|würde gerne?|mag|wollen|möchten)(?: ich| wir)?(?: gerne?)?';
const COME = '(?:mit(?:kommen|gehen|machen|wandern|laufen)|teilnehmen|dabei sein|zusagen)';
const OUTING = '(?:huddle|tour|wanderung|ausflug|treffen|termin|unternehmung|spaziergang)s?';
const COUNT = String.raw`(\d{1,2}|ein|eine|einen|einer|einem|zwei|drei|vier|fünf|sechs)`;

/** What somebody wants done. German keeps its verb for the end, so these reach over what stands between. */
const deeds: readonly Phrase[] = [
  [`\\b(?:bitte )?melde? (?:mich|uns) (.*?) ?an(?: bitte)?$`, 'sign me up for $1'],
  [`\\btrage? (?:mich|uns) (.*?) ?ein(?: bitte)?$`, 'sign me up for $1'],
  [`\\bsag(?:e)? (?:bitte )?(?:für mich )?(.*?) ?zu$`, 'rsvp me to $1'],
  [`\\b(?:ich|wir) ${SEEK} (.*?) ?${COME}$`, 'rsvp me to $1'],
  [`\\bich (?:bin|wäre)(?: gerne?)? dabei$`, 'count me in'],
  [`^(?:bitte |kannst du )*folge(?:n)? `, 'follow '],
  [`\\b(?:ich|wir) ${SEEK} (.*?) folgen$`, 'follow $1'],
  [`^(?:bitte )?tritt (.*?) bei$`, 'join the community $1'],
  [`\\b(?:ich|wir) ${SEEK} (.*?) beitreten$`, 'join the community $1'],
  [`\\b(?:ich|wir) ${SEEK} (?:bei )?(.*?) mitglied werden$`, 'join the community $1'],
  [`\\b(?:ich|wir) ${SEEK} mitglied (?:bei|von|in) (.*?) werden$`, 'join the community $1'],
  [`^(?:bitte )?(?:plane?|organisiere?|erstelle?|entwirf|bereite)\\b`, 'plan'],
  [`\\b(?:ich|wir) ${SEEK} (.*?) (?:planen|organisieren|veranstalten|ausschreiben|anbieten)$`, 'plan $1'],
  [`^hilf mir (?:dabei )?(.*?) zu (?:planen|organisieren)$`, 'plan $1'],
];

/** What somebody wants to know. */
const questions: readonly Phrase[] = [
  [
    `\\bwas (?:soll(?:te|en|ten)?|muss|müssen|darf|kann|können) (?:ich|man|wir) (.*?) ?(?:mitbringen|mitnehmen|einpacken|packen|anziehen|dabeihaben|dabei haben)`,
    'what should i bring $1',
  ],
  [
    `\\bwas (?:brauche?n?|nehme?n?|packe?n?|ziehe?n?|bringe?n?) (?:ich|man|wir)(?: alles)?(.*?)(?: (?:mit|ein|an))?$`,
    'what should i bring $1',
  ],
  [`\\bwas (?:gehört|kommt|muss) in (?:den|meinen) rucksack`, 'what should i bring'],
  [`\\bpackliste\\b`, 'packing list'],
  [
    `\\bbrauche?n? (?:ich|man|wir) (.*?)(?:eine?n? )?(stirnlampe|helm|stöcke|steigeisen|seil)`,
    'do i need $2 $1',
  ],
  [`\\b(?:ab )?wann (?:wird|ist) es (.*?) ?(?:dunkel|finster|nacht)\\b`, 'when does it get dark $1'],
  [`\\b(?:ab )?wann (?:wird|ist) es (.*?) ?hell\\b`, 'when does it get light $1'],
  [`\\bwie lange (?:ist|bleibt) es (.*?) ?hell\\b`, 'how long is it light $1'],
  [`\\bwann geht (.*?) ?die sonne (.*?) ?(?:unter|auf)\\b`, 'when does the sun set $1 $2'],
  [`\\bwann ist (.*?) ?(?:der )?sonnenuntergang\\b`, 'when is sunset $1'],
  [`\\bwann ist (.*?) ?(?:der )?sonnenaufgang\\b`, 'when is sunrise $1'],
  [`\\bwas (?:habe|hab) ich (.*?) ?(?:vor|geplant)\\b`, 'what am i doing $1'],
  [`\\bwas (?:steht|liegt) (.*?) ?(?:bei mir|für mich) (.*?) ?an$`, 'what am i doing $1 $2'],
  [`\\bwas mache? ich\\b`, 'what am i doing'],
  [`\\bwo(?:hin)? gehe? ich\\b`, 'where am i going'],
  [
    `\\b(?:wann|was|wo) ist mein(?:e|er|s)? (?:nächste[rsn]?|kommende[rsn]?) ${OUTING}`,
    'what is my next huddle',
  ],
  [`\\bmein(?:e|er|em|en|es)? (?:nächste[rsnm]?|kommende[rsnm]?) ${OUTING}`, 'my next huddle'],
  [`\\bmeine? (?:huddles|touren|termine|ausflüge|wanderungen)`, 'my huddles'],
  [`\\bbin ich (?:gastgeber(?:in)?|host)\\b|\\bleite ich\\b`, 'am i hosting'],
  [
    `\\b(?:in )?(?:welchen?|meinen?) (?:vereine?n?|clubs?|gruppen?|communit(?:y|ies|ys)) (?:bin ich|gehöre ich an)`,
    'my communities',
  ],
  [`\\bmeine? (?:vereine?|clubs?|gruppen?|communit(?:y|ies|ys))`, 'my communities'],
  [`\\bwer (?:macht|veranstaltet|organisiert|leitet|führt|plant|bietet|gibt)\\b`, 'who hosts'],
  [
    `\\bvon wem (?:ist|wird|stammt)\\b|\\bwer (?:ist|steckt|steht) hinter\\b|\\bwessen idee (?:ist|war)\\b`,
    'who hosts',
  ],
  [`\\bwer nimmt (?:mich|uns|jemanden) (.*?) ?mit( (?:in|nach|zu).*)?$`, 'i need a ride $1 $2'],
  [`\\b(?:bei wem )?kann ich (.*?) ?mitfahren`, 'i need a ride $1'],
  [`\\bfährt (?:jemand|wer)\\b`, 'ride'],
  [`\\b(?:kennst du|gibt es jemanden namens|zeig mir das profil von)\\b`, 'who is'],
  [
    `\\bwas kannst du\\b|\\bwie funktionierst du\\b|\\bwobei hilfst du\\b|\\bwas weisst du\\b`,
    'what can you',
  ],
  [`\\bwer bist du\\b|\\bwas bist du\\b`, 'who are you'],
  [`^(?:hallo|servus|moin|grüezi|grüss gott|guten (?:morgen|tag|abend))( aurora)?$`, 'hello$1'],
  [`^hilfe$`, 'help'],
  [`\\bwie ziehe? ich mich (.*?) ?an$`, 'how should i dress $1'],
  [`\\bbei (\\w+) wetter`, 'in $1 weather'],
  [`\\bwie (?:kann|soll|muss|darf) (?:ich|man)\\b`, 'how do i'],
  [`\\bwas (?:ist|läuft|geht|gibt es|passiert) (?:so )?(?:los )?`, 'what is on '],
];

/** Days, places and conditions. */
const conditions: readonly Phrase[] = [
  [`\\bheute(?: (?:abend|nacht|früh|nachmittag|morgen))?\\b`, 'today'],
  [`\\bübermorgen\\b`, 'the day after tomorrow'],
  [`\\bmorgen (?:früh|abend|nachmittag)\\b`, 'tomorrow'],
  [`\\b(?:am|in der|jeden|früh am) (?:frühen )?(?:morgen|früh)\\b|\\bmorgens\\b`, 'in the morning'],
  [`\\b(?:am|zum) abend\\b|\\babends\\b`, 'in the evening'],
  [`\\bmorgen\\b`, 'tomorrow'],
  [`\\bübernächstes wochenende\\b`, 'the weekend after next'],
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
  [`\\bgibt es\\b|\\bzeig(?:e|en)? mir\\b|\\bich suche\\b|\\bsuche\\b|\\bfinde\\b`, 'find'],
];

/** Stands before a word that is English already: 'am' is a word of both. */
export const DONE = '\u0001';

/** Written with its umlauts; typed without them, or as 'ue', it is the same. */
function compiled([german, english]: Phrase): readonly [RegExp, string] {
  const source = german.replace(/ä/g, 'ae?').replace(/ö/g, 'oe?').replace(/ü/g, 'ue?').replace(/ß/g, 'ss');
  return [new RegExp(source, 'g'), english.replace(/(?<![\w$])[a-z]/g, `${DONE}$&`)];
}

export const germanPhrases = [...deeds, ...questions, ...conditions].map(compiled);
