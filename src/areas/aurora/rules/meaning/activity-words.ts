import type { Activity } from '#areas/huddle/rules/activity.ts';
import { without } from './words.ts';

/** What outings of a kind are called, as a key of the languages. */
export type KindWord =
  | 'SNOWSHOES'
  | 'SKI'
  | 'MOUNTAIN_BIKE'
  | 'BIKE'
  | 'RUN'
  | 'TREK'
  | 'HIKE'
  | 'WALK'
  | 'CAMP'
  | 'CLIMB'
  | 'PADDLE'
  | 'BIRDS'
  | 'FISH'
  | 'YOGA'
  | 'TRAIL_WORK';

/** Words for what people do; a word may stand for several activities. */
const lexicon: ReadonlyArray<readonly [pattern: RegExp, activities: readonly Activity[], kind: KindWord]> = [
  [/\b(?:snow ?shoe(?:ing|s|rs?)?)\b/, ['SNOWSHOEING'], 'SNOWSHOES'],
  [/\b(?:ski|skiing|skis|skiers?|ski tour(?:ing|s)?)\b/, ['SKIING'], 'SKI'],
  [/\b(?:mountain ?bik(?:e|es|ing|ers?)|mtb)\b/, ['MOUNTAIN_BIKING', 'CYCLING'], 'MOUNTAIN_BIKE'],
  [
    /\b(?:by |on (?:a |the |my )?)?(?:(?:bike|bicycle|gravel|road) rides?|bik(?:e|es|ing|ers?)|bicycles?|cycl(?:e|es|ing|ists?)|gravel|pedal(?:ling)?)\b/,
    ['CYCLING', 'MOUNTAIN_BIKING'],
    'BIKE',
  ],
  [
    /\b(?:trail ?run(?:s|ning|ners?)?|(?:run|runs|running)(?! (?:off|away|out|late|into|low)\b)|runners?|jog(?:s|ging|gers?)?)\b/,
    ['TRAIL_RUNNING'],
    'RUN',
  ],
  [
    /\b(?:backpack(?:s|ing|ers?)?|trek(?:s|king|kers?)?|multi ?-?day|hut to hut|several days|(?:more|longer) than (?:one|a|1) day|over (?:several|two|three|2|3) days|(?:two|three|2|3) days? (?:hikes?|trips?|tours?)|overnight(?:ers?)?|(?:with )?(?:a|one|the) night (?:in|at) (?:a|the) (?:hut|refuge|mountain hut)|thru ?-?hik\w*)\b/,
    ['BACKPACKING'],
    'TREK',
  ],
  [
    /\b(?:hik(?:e|es|ing|ers?)|tramp(?:ing)?|hillwalk\w*|mountaineer\w*)\b/,
    ['HIKING', 'WALKING', 'BACKPACKING'],
    'HIKE',
  ],
  [/\b(?:on foot|zu fuss)\b/, ['HIKING', 'WALKING', 'BACKPACKING'], 'HIKE'],
  [/\b(?:walk(?:s|ing|ers?)?|strolls?|stroll(?:ing)?|rambl\w*|wander\w*)\b/, ['WALKING', 'HIKING'], 'WALK'],
  [/\b(?:camp(?:s|ing|ers?)?|tents?|sleep out|sleeping out)\b/, ['CAMPING', 'BACKPACKING'], 'CAMP'],
  [/\b(?:climb(?:s|ing|ers?)?|boulder(?:ing|ers)|crag|ropes?|belay\w*)\b/, ['CLIMBING'], 'CLIMB'],
  [/\b(?:paddl(?:e|es|ing|ers?)|kayak\w*|canoe\w*|sup|rowing|boats?)\b/, ['PADDLING'], 'PADDLE'],
  [
    /\b(?:bird(?: ?watch\w*|s|ing|ers?)?|ornitholog\w*|binoculars|twitch(?:ing|ers?))\b/,
    ['BIRDWATCHING'],
    'BIRDS',
  ],
  [/\b(?:fish(?:ing|ers?)?|angl(?:ing|ers?))\b/, ['FISHING'], 'FISH'],
  [/\b(?:yoga|stretch(?:ing)?|meditat\w*)\b/, ['YOGA'], 'YOGA'],
  [
    /\b(?:volunteer\w*|trail ?work|help(?:ing)? out|lend a hand|clean ?-?ups?|path ?-?building|give back)\b/,
    ['VOLUNTEERING'],
    'TRAIL_WORK',
  ],
];

/** 'TRAIL_RUNNING' as words of a search. */
export function activityWord(activity: Activity): string {
  return apart(activity.toLowerCase().replace('_', ' '));
}

/** 'birdwatching' in the two words that things are found by. */
export function apart(text: string): string {
  return text.replace(/\bbird(?=watch)/g, 'bird ');
}

interface FoundActivity {
  readonly activities: readonly Activity[];
  readonly kind: KindWord;
  readonly rest: string;
}

/** What a question wants to do. `question` is plain. */
export function activityIn(question: string): FoundActivity | undefined {
  for (const [pattern, activities, kind] of lexicon) {
    const found = pattern.exec(question);
    if (found) return { activities, kind, rest: without(question, found) };
  }
  return undefined;
}
