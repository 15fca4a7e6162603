import { plain } from '../meaning/words.ts';

/** What a cry for help is about: each has its own four lines of what to do. */
export type Danger =
  | 'ALLERGY'
  | 'ALTITUDE'
  | 'COLD'
  | 'HURT'
  | 'LIMB'
  | 'LOST'
  | 'AVALANCHE'
  | 'LIGHTNING'
  | 'MISSING'
  | 'DESPAIR'
  | 'THREAT'
  | 'ANY';

/** Umlauts as they are typed with or without dots, or with an e: `plain` leaves none, so 'ae' is made 'a'. */
const spelled = (text: string) => plain(text).replace(/([aou])e(?=[bdfghlmnrstuz])/g, '$1');

const WHO =
  '(?:i|he|she|we|they|hes|shes|im|were|my \\w+|our \\w+|his|her|their|somebody|someone|one of (?:us|them|our group)|a (?:man|woman|friend|hiker|climber|person|kid|child|boy|girl)|the \\w+|dad|mum|mom|grandpa|grandma)';
const WER =
  '(?:ich|er|sie|wir|mein\\w* \\w+|unser\\w* \\w+|jemand|eine?r? von uns|einer|ein (?:mann|freund|wanderer|kind)|eine (?:frau|freundin)|opa|oma|papa|mama)';

type Sign = readonly [danger: Danger, pattern: RegExp];

/** The first that fits counts, what cannot wait before the rest; each speaks of what happens now, not of how to avoid it. */
const signs: readonly Sign[] = [
  [
    'DESPAIR',
    /\b(?:(?:kill|harm|hurt|cut)(?:ing)? myself|suicid\w*|end (?:it|it all|my life)\b|(?:dont|do not|not) (?:want|wanna) (?:to )?(?:live|be alive|exist|wake up)|no (?:reason|point) (?:in|to) (?:living|live|go on)|(?:point|use|sense) (?:of|in|to) (?:carrying on|going on(?! (?:a|an|the|this|that)\b)|living|life|it all|getting up|being (?:here|alive))|(?:nobody|no one) would (?:\w+ )?(?:miss|care|notice)|(?:anyone|anybody|someone|somebody) would (?:\w+ )?(?:miss me|(?:notice|care) if i (?:\w+ )?(?:was|were|wasnt|werent|am|disappeared|died|vanished))|(?:(?:dont|do not) think|would) (?:anyone|anybody|someone) (?:would )?(?:\w+ )?(?:miss me|(?:care|notice) if i (?:\w+ )?(?:didnt come|did not come|never|wasnt|was gone|was dead|disappeared|vanished|died|jumped))|better off (?:dead|without me)|(?:happier|easier|better) without me|why i (?:keep going|bother living|am still here)|want(?:ed)? to (?:die|disappear forever)|wish i (?:was|were) dead|cant go on(?!line)|cannot go on|thinking (?:about|of) (?:jumping|dying|death)|life (?:makes|has) no (?:sense|meaning|point)|(?:everything|it all|all of it|life) (?:is|feels|seems) (?:\w+ )?(?:hopeless|pointless|meaningless)|feel(?:ing)? (?:\w+ ){0,2}(?:hopeless|worthless)|see (?:a|any|no) way forward|see (?:the|any|a|no) (?:point|sense|use)(?: (?:in|of) (?:it|this|anything))?(?: any ?more\b|$)|(?:im|i am|i feel|feeling) (?:\w+ )?(?:so|very|really|terribly|completely) (?:lonely|alone)|(?:tired|sick) of (?:living|life|being alive)|want to be here any ?more|(?:rather|prefer) (?:not |to not )?be (?:here|alive|dead)|cant take it any ?more|panic attack)\b/,
  ],
  [
    'DESPAIR',
    /\b(?:(?:bring\w*|bringe) mich (?:\w+ )?um|mich umbringen|umzubringen|selbstmord\w*|suizid\w*|(?:will|mag|mochte) (?:\w+ ){0,2}(?:nicht mehr leben|sterben|tot sein|nicht mehr (?:da|hier) sein|weg sein)|nicht mehr leben|halte? (?:das|es)(?: alles)? nicht mehr aus|leben (?:hat|macht) keinen sinn|keinen sinn mehr|alles (?:ist )?(?:\w+ )?(?:hoffnungslos|sinnlos)|fuhle? mich (?:\w+ ){0,2}(?:hoffnungslos|wertlos|leer)|sehe? (?:\w+ ){0,2}keinen (?:ausweg|sinn)|lebensmude|(?:ich )?ware? (?:\w+ )?(?:nicht mehr|nimmer|nicht) (?:da|hier|am leben)|(?:am besten|besser|schoner) (?:ware es |wars )?(?:wenn )?ich ware|wenn ich (?:\w+ )?(?:nicht mehr|nimmer) (?:da|hier|am leben|aufwach\w*)|keine (?:lust|kraft) mehr (?:zu|zum|am) leben|(?:bin|fuhle? mich) (?:\w+ )?(?:so|sehr|total|unendlich|vollig) (?:einsam|alleine?)|(?:niemand|keiner|koana|niemer) (?:wurde|wird|tat) mich vermissen|(?:besser|glucklicher|leichter) (?:dran )?ohne mich|(?:fur alle|fur euch|fur sie|fur die kinder) (?:\w+ )?(?:besser|leichter)|besser wenn i(?:ch)? (?:\w+ )?(?:nimmer|nicht mehr|nicht|weg|tot)|(?:niemand\w*|keine[rnm]?|koan\w*) (?:\w+ )?(?:merken|auffallen|vermissen) (?:wenn|ob|dass) i(?:ch)? (?:\w+ ){0,3}(?:nicht|nimmer|nie|ned|weg)|ohne mich (?:\w+ ){0,3}(?:besser|glucklicher|leichter)|kei(?:n|ne|nen)? sinn meh(?:r)?|koan sinn (?:mehr|mea)|in nichts (?:\w+ ){0,2}sinn|(?:merkt|kummert|interessiert|fallt) (?:\w+ ){0,3}(?:keine[rnm]?|niemand\w*|koan\w*) (?:\w+ ){0,2}(?:wenn|ob|dass) i(?:ch)? (?:\w+ ){0,3}(?:weg|zuruck\w*|zruck\w*|nicht mehr)|mir (?:selber|selbst) (?:etwas|was) antun|panikattacke|ich (?:will|mag|kann) (?:\w+ )?nicht mehr$)\b/,
  ],
  [
    'AVALANCHE',
    /\b(?:(?:buried|under) (?:\w+ ){0,3}(?:snow|avalanche)|avalanche (?:has |just )?(?:hit|came|buried|caught|swept|got)|(?:caught|hit|swept|buried) (?:\w+ ){0,2}(?:by|in) (?:an |the )?avalanche|been an avalanche|verschuttet\w*|lawine (?:\w+ ){0,3}(?:erwischt|mitgerissen|begraben|abgegangen|uberrollt|getroffen)|in eine lawine geraten|unter (?:dem|einer) (?:schnee|lawine))\b/,
  ],
  [
    'LIGHTNING',
    /\b(?:lightning (?:is |has |just )?(?:\w+ )?(?:striking|strikes|struck|hit|close|near|around|above|everywhere)|(?:hit|struck) by (?:a )?lightning|thunder(?:storm)?s? (?:is |was |are )?(?:\w+ )?(?:close|near|above|over|around|everywhere)|caught in (?:a |the )?(?:thunder)?storm|(?<!\b(?:if|when|once|before) )(?:it|its|it is|it has|theres|there is) (?:\w+ )?(?:(?:starts?|started|starting|begins?|began|beginning|about) to |starting )?(?:thunder(?:s|ing)?|lightning)\b|(?:hear|hearing|heard|see|saw) (?:the |a |some )?(?:thunder|lightning)|blitzt|(?<!\b(?:wenns|wenn es|falls es|sobald es) )(?:donnert|gewittert)|(?:fangt|fangts|beginnt|beginnts) (?:\w+ ){0,3}(?:zu )?(?:donnern|gewittern|blitzen|gewitter)|blitz (?:hat )?(?:eingeschlagen|getroffen)|vom blitz|gewitter (?:ist )?(?:direkt |genau )?(?:uber|um) uns|(?<!\b(?:if|when|once|while|because|before) )(?:we are|i am|im|were) (?:\w+ ){0,4}(?:ridge|summit|peak|mountain|crest|pass|glacier|via ferrata)\b(?:(?!tomorrow|day\b|week|if).){0,40}\bthunderstorm|(?:wir sind|ich bin|^(?:sind|bin|stehen?|sitzen?)) (?:\w+ ){0,4}(?:grat|gipfel|berg|klettersteig|gletscher)\b(?:(?!tag\b|woche|wenn|falls).){0,40}\bgewitter|(?:im|vom) (?:gewitter|schneesturm|sturm) (?:fest|uberrascht|gefangen))\b/,
  ],
  [
    'MISSING',
    new RegExp(
      `\\b(?:${WHO} (?:is|are|has|have|went|got|never|hasnt|didnt|havent|did not|has not) (?:\\w+ )?(?:missing|gone missing|disappeared|vanished|come back|came back|returned|not come back|been seen)|(?!(?:my|our|the) (?:money|deposit|refund|payment|order|bike|phone|pack)\\b)${WHO} (?:(?:is|are|hes|shes|was|were) (?:\\w+ )?not|isnt|arent) (?:\\w+ )?back\\b(?! (?:in|on|at))|missing (?:person|since)|(?<!(?:due?s|payment|fee|fees|invoice|bill|answer) )(?:is|are|hes|shes|was|were) (?:\\w+ ){0,4}overdue|(?:should have been|should have come|was supposed to be|were supposed to be|was meant to be) (?:back|home)|(?<!(?:beitrag|rechnung|zahlung) ist )uberfallig|hatten? (?:\\w+ ){0,5}(?:zuruck|daheim|zuhause|heim) sein sollen|sollten? (?:\\w+ ){0,3}(?:schon|langst|seit) (?:\\w+ ){0,3}(?:zuruck|daheim|zuhause) sein|(?:is|are|been|hes|shes) (?:gone|missing) (?:for|since)|never came back|(?:didnt|hasnt|havent|not) (?:come|came|returned) (?:back|home) (?:from|since|yet)|(?<!i )(?:didnt|hasnt|havent|never|has not|have not|did not) (?:come|came|got|returned) (?:back )?home|cant find (?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|friend|husband|wife|partner|father|mother|group)|${WER} (?:ist|sind|wird) (?:\\w+ ){0,3}(?:verschwunden|vermisst)|${WER} (?:ist|sind) (?:\\w+ ){0,3}nicht (?:wieder )?(?:zuruck|heim\\w*|nach hause)|nicht (?:mehr )?(?:heimgekommen|nach hause gekommen)|(?:seit \\w+ ?\\w* (?:weg|verschwunden|vermisst))|nicht (?:vom \\w+ )?zuruckgekommen|wird vermisst|vermissen (?:unser|mein|jemand|eine)|finde\\w* (?:mein|unser)\\w* (?:kind|sohn|tochter|freund|mann|frau)\\w* nicht|(?:tochter|sohn|kind|kleine[r]?|mann|frau|freund(?:in)?|kolleg(?:e|in)|vater|mutter|opa|oma|bub|madchen) (?:\\d+ )?(?:ist|sind) (?:\\w+ )?weg(?! vom| von)|finden (?:sie|ihn|unser\\w* \\w+) (?:\\w+ )?nicht mehr)\\b`,
    ),
  ],
  [
    'ALLERGY',
    /\b(?:allergic reaction|anaphyla\w*|(?:lips?|tongue|throat|face|hals|zunge|lippen|gesicht) (?:\w+ ){0,4}(?:swell\w*|swollen|closing|geschwollen|schwillt|schwellen|anschwellen|zuschwellen)|(?:wasp|bee|hornet|wespe|biene|hornisse)\w* (?:\w+ ){0,8}(?:breath\w*|breathing|luft|atem\w*|dizzy|schwindlig|schwindelig)|allergisch\w* (?:reaktion|schock)|geschwollen\w* (?:\w+ )?(?:hals|zunge))\b/,
  ],
  [
    'ALTITUDE',
    /\b(?:(?:dizzy|nauseous|nausea|sick|puking|vomiting|throwing up|breathless|confused|staggering|headaches?) (?:\w+ ){0,5}(?:(?:at|on|above) \d{4} ?m?|up here|at (?:altitude|this height))|(?:schwindlig|schwindelig|ubel|kopfweh|kopfschmerzen|verwirrt) (?:\w+ ){0,5}(?:auf \d{4} ?m?|hier oben|in dieser hohe)|(?:auf \d{4} ?m?|hier oben) (?:\w+ ){0,6}(?:schwindlig|schwindelig|ubel|kopfweh|kopfschmerzen|wirr|verwirrt|torkel\w*|taumel\w*|lallt)|(?:puking|vomiting|throwing up|headache|confused|nonsense|staggering) (?:\w+ ){0,8}\d{4} ?m\b|\d{4} ?m (?:\w+ ){0,8}(?:puking|vomiting|throwing up|confused|nonsense|staggering)|(?:at|on|up at) \d{4} ?(?:m|met(?:er|re)s?)? (?:\w+ ){0,6}(?:sick|headaches?|dizzy|nauseous|vomit\w*|puk\w*|confused|breathless)|auf \d{4} (?:hohen)?meter\w* (?:\w+ ){0,7}(?:schwindlig|schwindelig|ubel|schlecht|kopfweh|kopfschmerzen|verwirrt)|altitude sickness(?= (?:now|is getting|and)))\b/,
  ],
  [
    'COLD',
    /\b(?:(?:stopped|not|no longer|isnt) shivering|(?:is|are|hes|shes|keeps) (?:\w+ )?shivering|shivering (?:badly|uncontrollably|violently|like)|hypotherm\w*|(?:confused|slurring|sleepy|drowsy) (?:\w+ ){0,6}(?:freezing|ice cold|cold)|(?:freezing|ice cold|cold) (?:\w+ ){0,4}(?:confused|slurring|drowsy)|zittert (?:\w+ )?(?:nicht|nimmer|kaum) ?(?:mehr)?|unterkuhl\w*|(?:wirr|benommen|verwirrt) (?:\w+ ){0,6}(?:eiskalt|kalt)|(?:eiskalt|kalt) (?:\w+ ){0,4}(?:wirr|benommen|verwirrt))\b/,
  ],
  [
    'HURT',
    new RegExp(
      `\\b(?:(?:twisted|sprained|broke|broken|dislocated|fractured|shattered|smashed|burned|burnt|injured|(?<!it )(?<!to )hurt|cut) (?:my|his|her|their|the|a|our|myself|himself|herself|an?)\\b(?! feelings)|(?:broken|fractured|dislocated) (?:leg|arm|ankle|wrist|bone|neck|hip|rib|shoulder|back)|${WHO} (?:\\w+ ){0,3}(?:fell|slipped|collapsed|fainted|passed out|drowning|choking|unconscious|injured|bleeding|shivering)(?! (?:in love|behind|asleep))|(?:is|am|are|im|hes|shes|head|it|keeps) (?:\\w+ )?bleeding|bleeding (?:badly|a lot|heavily|and)|unconscious|unresponsive|(?:not|isnt|stopped) (?:breathing|moving|responding)|(?:cant|cannot|can hardly|cant properly|trouble) (?:breathe|breathing|feel my|move my|walk anymore|walk any more)|chest (?:pain|pains|hurts|feels tight)|heart attack|having a stroke|frostbit\\w*|heat ?stroke|slurring|throwing up|puking|vomiting|(?:got|was|were|been|is) (?:hit|struck|bitten|stung) by|(?:dog|fox|tick|wasp|bee) (?:has |just )?(?:bit|bitten|stung) (?:me|him|her|us|my)|(?:snake|viper|adder) (?:has |just )?bit(?:e|ten)?|rock ?fall|(?:fell|fallen) (?:into|off|down|over|from)|drowning|(?:taken|took|swallowed) (?:too many|all (?:the|my)|an overdose)|overdose\\w*|leg looks wrong|knee (?:gave out|gone|is gone|has gone)|(?:walker|hiker|climber|one|man|woman|friend|mate) down\\b|cant (?:stand|get up)|kann nicht (?:mehr )?(?:stehen|auftreten)|and (?:i )?cant walk|cant walk|head injury|seizures?|convuls\\w*|having a fit|asthma attack|(?:wont|will not|cant|cannot|doesnt|does not) wake (?:\\w+ )?up|diabetic shock|hypoglyc\\w*|concuss\\w*|poisoned|electrocuted|impaled|crushed|(?:can|could) not breathe)\\b`,
    ),
  ],
  [
    'HURT',
    new RegExp(
      `\\b(?:(?:verstaucht|gebrochen|ausgekugelt|verbrannt|verletzt)(?! (?:regeln|werden konnte))|(?:verdreht|umgeknickt|umknickt)|verletzt\\w*|bewus{1,2}t ?los\\w*|ohnmachtig|${WER} (?:ist|sind) (?:\\w+ ){0,3}(?:gesturzt|abgesturzt|gefallen|zusammengebrochen|gesturtzt|umgekippt|ertrunken)|abgesturzt|zusammengebrochen|umgekippt|(?:atmet|reagiert|bewegt sich) (?:\\w+ )?nicht|keine luft|(?:blutet|blute|blut) (?:\\w+ )?(?:stark|sehr|am|nicht|aus|und)|stark blutend|(?:schmerzen|druck|stechen) (?:in|auf) der brust|brustschmerz\\w*|herzinfarkt|schlaganfall|erfroren\\w*|hitzschlag|schlangenbiss|schlange (?:\\w+ ){0,3}(?:gebissen|erwischt)|von (?:einer |der )?schlange|(?:gebissen|gestochen) (?:worden|und)|hat (?:mich|ihn|sie|uns) (?:w+ ){0,3}(?:gebissen|gestochen)|(?:steinschlag|stein) (?:\\w+ ){0,3}getroffen|in eine (?:gletscher)?spalte|(?:spure|fuhle) (?:meine?|die) \\w+ nicht|zu viele tabletten|ertrinkt|krampf(?:t|anfall)|epilep\\w*|asthmaanfall|wacht nicht (?:mehr )?auf|vergiftet|gehirnerschutterung|unterzucker\\w*|stromschlag|kann nicht mehr (?:laufen|gehen|aufstehen|atmen)|(?:kotze|kotzt|erbricht|ubergibt sich|ubergebe mich)|sturzt(?:e)? ab)\\b`,
    ),
  ],
  [
    'THREAT',
    /\b(?:(?:stalk(?:s|ed|ing)?|threaten(?:s|ed|ing)?|grop(?:ed|es|ing)|assault(?:s|ed|ing)?|rap(?:ed|ing)|blackmail(?:s|ed|ing)?) (?:me|us|her|him|my \w+)|(?:hits|beats|attacks|hit and kicked|is hitting|is beating|is attacking|touched|keeps touching) me\b(?! (?:that|with|like|as|deep\w*|right))|(?:being|been|was|got) (?:\w+ )?(?:stalked|threatened|groped|assaulted|raped|drugged|mugged|robbed)|(?:follow(?:s|ed|ing)?) me (?:home|around|to my|all the way|in the dark|down the|through the|since|for (?:an? |\d+ )?(?:hour|minute|mile|km)s?)|(?:(?:some|a|this|that|strange|creepy|weird|drunk) )+(?:man|men|guy|guys|bloke|dude|stranger|person|car) (?:\w+ ){0,4}(?:is|keeps|has been|are) (?:\w+ )?(?:following|watching|chasing|harassing) (?:me|us)|(?:waiting|waits|wait|standing|stands|hanging around|turns up|turned up|shows up|showed up|sits|sitting) (?:\w+ )?(?:outside|in front of|at|by|near) my (?:flat|house|home|door|place|work|car|tent|window|apartment)|knows where i live and|(?:try|trying|tries|tried) to (?:get in|break in) ?to my)\b/,
  ],
  [
    'THREAT',
    /\b(?:(?<!(?:hunde?|wolfe?|baren?|bar|kuhe?|stiere?|wildschweine?) )(?:stalkt|bedroht|bedrohte|belastigt|begrapscht|erpresst|uberfallen|verfolgt|betatscht|attackiert) (?:mich|uns|sie|ihn)|(?:mich|uns) (?:\w+ ){0,4}(?:stalkt|gestalkt|bedroht|belastigt|begrapscht|erpresst|uberfallen|betatscht|attackiert|vergewaltigt|geschlagen|angefasst|verfolgt)|lauert (?:mir|uns) (?:\w+ ){0,3}auf|(?:mir|uns) (?:\w+ ){0,5}(?:auflauert|nachstellt)|stellt mir (?:\w+ ){0,2}nach|(?:lauft|geht|fahrt|schleicht|folgt) (?:mir|uns) (?:\w+ ){0,4}(?:nach|hinterher|bis nach hause|im dunkeln)|(?:steht|wartet|sitzt|lungert) (?:\w+ ){0,5}(?:vor|an|bei|hinter) (?:meine[rmn]?|unsere[rmn]?) (?:\w+ )?(?:wohnung|haus|haustur|tur|zelt|fenster|arbeit|auto)|schlagt mich\b(?! vor))\b/,
  ],
  [
    'LOST',
    /^(?:help |so )*(?:(?:totally|completely|really) )?(?:lost|stuck|stranded|trapped) (?:in|on|at|near|above|below|somewhere|up) (?!(?:the |a |this )?(?:\w+ )?(?:page|screen|app|website|login|sign|translation|traffic|work)\b)\w|\b(?:(?:i am|im|we are|were|i got|we got|we have|ive|i have|hes|shes|he is|she is|they are|kid is|child is) (?:\w+ )?(?:lost(?! (?:my|our|the|his|her|a|in translation)\b(?! (?:path|trail|way|track)\b))|stuck(?! (?:with|at work|in traffic|on (?:the|a) (?:page|screen)))|trapped|stranded|cut off|off the trail)|(?:dont|do not) know where (?:we|i) (?:are|am)|no idea where (?:we|i|the (?:trail|path|way))|(?:cant|cannot) (?:find|see) (?:the|our|my) (?:way|path|trail)|(?:cant|cannot) get (?:down|up|back|out|off)\b|(?:were|im|we are|i am) off (?:the|our) (?:path|trail|track|route)|(?:nobody|no one|none of us) has a (?:\w+ )?(?:lamp|light|torch|headlamp)|(?:cant|cannot) move(?: any ?more)?$|frozen with fear|freaking out (?:up |here |on )|stuck on (?:a|the) (?:ledge|cliff|rock|wall|ridge|mountain|face|slope|glacier)|(?:trapped|cut off) (?:by|on|in)|(?:were|are|im|am) trapped|water is rising|^where am i(?: now| right now| exactly)?$|(?:and|but) its (?:already )?getting dark|sos|mayday)\b/,
  ],
  [
    'LOST',
    /\b(?:(?:haben?|habe|hab) (?:uns|mich) (?:\w+ ){0,3}(?:verlaufen|verirrt|verstiegen)|verlaufen|verirrt|(?:wissen|weiss) nicht(?: mehr)? wo (?:wir|ich) (?:sind|bin)|finde?n? (?:den|unseren|meinen) weg (?:\w+ )?(?:nicht|nimmer|ned|nid)|weg nicht mehr|(?:sitze?n?|stecke?n?|hange?n?) (?:\w+ ){0,5}(?:fest|in der wand|felsband|felsen|eingeschlossen)|(?:komme?n?|komm) (?:\w+ )?nicht (?:mehr )?(?:runter|weiter|zuruck|raus|hoch)|(?:vom|im) \w+ eingeschlossen|eingeklemmt|vom weg abgekommen|^wo bin ich(?: jetzt| gerade| hier)?$|und es wird (?:schon )?dunkel|trau(?:e|en)? (?:mich|uns) nicht (?:mehr )?(?:runter|weiter))\b/,
  ],
  [
    'ANY',
    /^(?:help|help me|help us|please help|hilfe|hilf mir|helft uns|hilfe bitte|notfall|emergency)[ !.]*$|\b(?:help (?:us|me) please|please help (?:us|me)|emergency(?! (?:contact|exit|kit|shelter|bivouac|number in))|notfall(?! ?(?:kontakt|set|apotheke|ausrustung))|notruf\w*|lebensgefahr|(?:call|send|need|brauche\w*|ruf\w*|holt) (?:\w+ ){0,2}(?:rescue|ambulance|helicopter|112|911|999|144|rega|hubschrauber|heli|bergrettung|bergwacht|rettung|notarzt|krankenwagen)|need (?:to be )?rescued?|rettet (?:uns|mich)|in danger|in gefahr|(?:bear|wolf|wolves|bull|cows?|dogs?|boar|moose) (?:is|are) (?:\w+ )?(?:following|chasing|attacking|charging|stalking)|(?:bar|wolf|hund|kuh|kuhe|stier|wildschwein)\w* (?:\w+ ){0,2}(?:verfolg|greif|jag)\w*|scared and alone|might die|going to die|(?:i am|im|we are|were|is|hes|shes) (?:\w+ )?(?:hurt|injured|(?<!\b(?:phones?|battery|batteries|torch|headlamp|laptop|tablet|watch|car|(?<!\bof )(?:ours|mine)) is (?:\w+ )?)dying|in trouble|in (?:\w+ )?pain))\b/,
  ],
];

/** Words that speak of danger and ask for something else: how to avoid it, what to read, what was. */
const calm =
  /\b(?:avoid|prevent|prepare for|article|articles|read|stories|story|post|posts|huddle|course|learn|training|risk of|in case|insurance|vermeiden|vorbeugen|artikel|lesen|geschichten?|kurs|lernen|versicherung|falls|was ware wenn)\b|^(?:what if|was wenn|how do i not|how not to|is it (?:normal|usual|common)|(?:can|will|do|could) (?:i|you|one|people) (?:get|feel|be)|ist es normal|kann (?:man|mir|einem)|wird (?:mir|einem))\b|\b(?:last (?:year|month)|letztes jahr|(?:years?|yrs?|months?|weeks?) ago|vor (?:\w+ ){0,2}(?:jahren|monaten|wochen))\b/;

/** Whether somebody needs help at this moment; despair and cries for help are heard in any sentence. */
export function dangerIn(question: string): Danger | undefined {
  const text = spelled(question);
  const found = signs.find(([, pattern]) => pattern.test(text) || pattern.test(plain(question)))?.[0];
  if (!found || found === 'DESPAIR') return found;
  return calm.test(text) ? undefined : finerOf(found, question);
}

const IN_A_LIMB =
  /\b(?:ankles?|foot|feet|legs?|knees?|wrists?|arms?|elbow|shoulder|collarbone|hip|knoe?chel|fuss|fusse?s|bein|knie|handgelenk|arm|ellbogen|schulter|sprunggelenk|hufte|ghax\w*|haxn)\b/;
/** More than a limb: it is lost in time. */
const WORSE =
  /\b(?:bleed\w*|blood|blut\w*|head|kopf\w*|unconscious|bewusstlos\w*|ohnmacht\w*|breath\w*|atm\w*|consc?ious|faint\w*|passed out|chest|brust|spine|neck|rucken|snake|schlange|bitten|bit|gebissen|numb|taub|feel|spur\w*|fuhl\w*)\b/;

/** How far somebody fell says more than where it hurts, unless they only cannot stand on it. */
const FALLEN = /\b(?:fell (?:\w+ ){0,3}(?:\d+|off|down|into|from)|gesturzt|abgesturzt)\b/;
const CANNOT_STAND =
  /\b(?:auftreten|(?:put|bear) (?:any |no |his |her |my )?weight|stand on (?:it|his|her|my))\b/;

/** What a cry without a clearer word is most likely about. */
const loosely: readonly Sign[] = [
  ['LIGHTNING', /\b(?:gewitter\w*|blitz\w*|donner\w*|thunder\w*|lightning)\b/],
  ['AVALANCHE', /\b(?:lawine\w*|avalanche)\b/],
  ['HURT', /\b(?:fallen|fell|gesturzt|gefallen|verletz\w*|blut\w*|bleed\w*|hurt|injur\w*)\b/],
  ['LOST', /\b(?:lost|verlaufen|verirrt|nebel|fog|dunkel|dark)\b/],
];

/** Of somebody who is hurt, or in need without a word that says why: what it is most likely, such as only an arm or a leg. */
export function finerOf(danger: Danger, question: string): Danger {
  const text = spelled(question);
  const isOpen = danger === 'HURT' || danger === 'ANY';
  const isOfLimb = CANNOT_STAND.test(text) || (IN_A_LIMB.test(text) && !FALLEN.test(text));
  if (isOpen && isOfLimb && !WORSE.test(text)) return 'LIMB';
  if (danger !== 'ANY') return danger;
  return loosely.find(([, pattern]) => pattern.test(text))?.[0] ?? danger;
}
