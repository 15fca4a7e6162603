import type { Activity } from './activity.ts';

/** What people call an activity, in English and German; the more exact word stands first and is taken out of the text. */
export const activityWords: readonly (readonly [Activity, RegExp])[] = [
  ['MOUNTAIN_BIKING', /(?<!\p{L})(mountain[- ]?bik(e|es|ing)|mtb|biketour)(?!\p{L})/iu],
  [
    'TRAIL_RUNNING',
    /(?<!\p{L})(trail[- ]?run(s|ning)?|running|run|jog(ging|gen)?|trail[- ]?lauf|berglauf|laufrunde)(?!\p{L})/iu,
  ],
  ['SNOWSHOEING', /(?<!\p{L})(snow[- ]?shoe(s|ing)?|schneeschuh\p{L}*)(?!\p{L})/iu],
  ['SKIING', /(?<!\p{L})(ski|skiing|ski[- ]?tour(en|ing)?|skifahren|langlauf(en)?)(?!\p{L})/iu],
  [
    'CLIMBING',
    /(?<!\p{L})(climb(s|ing)?|bouldering|bouldern|boulderhalle|kletter(n|halle|steig|abend)|via ferrata)(?!\p{L})/iu,
  ],
  ['BACKPACKING', /(?<!\p{L})(backpacking|trekking|hut tour|hüttentour|mehrtagestour)(?!\p{L})/iu],
  ['CAMPING', /(?<!\p{L})(camping|zelten|biwak(ieren)?|bivouac)(?!\p{L})/iu],
  ['PADDLING', /(?<!\p{L})(kayak(s|ing)?|canoe(s|ing)?|paddl(e|ing)|paddeln|kajak(en)?|kanu|sup)(?!\p{L})/iu],
  ['BIRDWATCHING', /(?<!\p{L})(bird[- ]?watching|birding|vogelbeobachtung|vögel beobachten)(?!\p{L})/iu],
  ['FISHING', /(?<!\p{L})(fishing|angeln|fliegenfischen)(?!\p{L})/iu],
  ['YOGA', /(?<!\p{L})yoga(?!\p{L})/iu],
  [
    'VOLUNTEERING',
    /(?<!\p{L})(volunteering|trail work|clean[- ]?up|freiwilligeneinsatz|wegpflege)(?!\p{L})/iu,
  ],
  [
    'CYCLING',
    /(?<!\p{L})(cycling|bike( ride| tour)?|biking|gravel|radtour|rad ?fahren|velotour|velofahren|rennrad)(?!\p{L})/iu,
  ],
  ['WALKING', /(?<!\p{L})(walk|walks|stroll|spaziergang|spazieren)(?!\p{L})/iu],
  ['HIKING', /(?<!\p{L})(hik(e|es|ing)|wandern|\p{L}*wanderung|bergtour)(?!\p{L})/iu],
];

/** From Sunday, as days are counted; a short one only where it can be nothing else. */
export const weekdayWords: readonly RegExp[] = [
  /(?<!\p{L})(sundays?|sonntags?(?!\p{L}))|(?<!\p{L})sonntag(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(mondays?|mon|montags?)(?!\p{L})|(?<!\p{L})montag(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(tuesdays?|tues?|dienstags?)(?!\p{L})|(?<!\p{L})dienstag(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(wednesdays?|wed|mittwochs?)(?!\p{L})|(?<!\p{L})mittwoch(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(thursdays?|thu|thurs?|donnerstags?)(?!\p{L})|(?<!\p{L})donnerstag(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(fridays?|fri|freitags?)(?!\p{L})|(?<!\p{L})freitag(?=abend|morgen|nachmittag|mittag)/iu,
  /(?<!\p{L})(saturdays?|samstags?|sonnabends?)(?!\p{L})|(?<!\p{L})samstag(?=abend|morgen|nachmittag|mittag)/iu,
];

/** Two letters or three that also are words of their own: a day only before an hour. */
export const shortWeekdays: readonly RegExp[] = [
  /(?<!\p{L})(Sun|So)(?=\.?,? \d{1,2}(:\d\d| ?(am|pm|Uhr|h)))/u,
  /(?<!\p{L})Mo(?=\.?,? \d{1,2}(:\d\d| ?(Uhr|h)))/u,
  /(?<!\p{L})Di(?=\.?,? \d{1,2}(:\d\d| ?(Uhr|h)))/u,
  /(?<!\p{L})Mi(?=\.?,? \d{1,2}(:\d\d| ?(Uhr|h)))/u,
  /(?<!\p{L})Do(?=\.?,? \d{1,2}(:\d\d| ?(Uhr|h)))/u,
  /(?<!\p{L})Fr(?=\.?,? \d{1,2}(:\d\d| ?(Uhr|h)))/u,
  /(?<!\p{L})(Sat|Sa)(?=\.?,? \d{1,2}(:\d\d| ?(am|pm|Uhr|h)))/u,
];

export const evening =
  /(?<!\p{L})(evenings?|tonight|after work|abends?|feierabend)(?!\p{L})|(?<=tag|woch)abends?(?!\p{L})/iu;

/** The hour that people mean by a part of the day, in minutes from midnight. */
export const dayParts: readonly (readonly [minutes: number, words: RegExp])[] = [
  [9 * 60, /(?<!\p{L})(mornings?|vormittags?|morgens)(?!\p{L})|(?<=tag|woch)morgens?(?!\p{L})/iu],
  [12 * 60, /(?<!\p{L})(noon|midday|mittags?)(?!\p{L})|(?<=tag|woch)mittags?(?!\p{L})/iu],
  [14 * 60, /(?<!\p{L})(afternoons?|nachmittags?)(?!\p{L})|(?<=tag|woch)nachmittags?(?!\p{L})/iu],
  [19 * 60, evening],
];
