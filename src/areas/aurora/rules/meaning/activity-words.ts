import type { Activity } from '#areas/huddle/rules/activity.ts';

/** Words for what people do; a word may stand for several activities. */
const lexicon: ReadonlyArray<readonly [pattern: RegExp, activities: readonly Activity[], label: string]> = [
  [/\b(?:snow ?shoe(?:ing|s|rs?)?)\b/, ['SNOWSHOEING'], 'snowshoe outings'],
  [/\b(?:ski|skiing|skis|skiers?|ski tour(?:ing|s)?)\b/, ['SKIING'], 'ski outings'],
  [/\b(?:mountain ?bik(?:e|es|ing|ers?)|mtb)\b/, ['MOUNTAIN_BIKING', 'CYCLING'], 'mountain bike outings'],
  [
    /\b(?:(?:bike|bicycle|gravel|road) rides?|bik(?:e|es|ing|ers?)|bicycles?|cycl(?:e|es|ing|ists?)|gravel|pedal(?:ling)?)\b/,
    ['CYCLING', 'MOUNTAIN_BIKING'],
    'bike rides',
  ],
  [
    /\b(?:trail ?run(?:s|ning|ners?)?|run|runs|running|runners?|jog(?:s|ging|gers?)?)\b/,
    ['TRAIL_RUNNING'],
    'runs',
  ],
  [
    /\b(?:backpack(?:s|ing|ers?)?|trek(?:s|king|kers?)?|multi ?-?day|hut to hut|several days|thru ?-?hik\w*)\b/,
    ['BACKPACKING'],
    'longer tours',
  ],
  [
    /\b(?:hik(?:e|es|ing|ers?)|tramp(?:ing)?|hillwalk\w*|mountaineer\w*)\b/,
    ['HIKING', 'BACKPACKING'],
    'hikes',
  ],
  [/\b(?:walk(?:s|ing|ers?)?|strolls?|stroll(?:ing)?|rambl\w*|wander\w*)\b/, ['WALKING', 'HIKING'], 'walks'],
  [
    /\b(?:camp(?:s|ing|ers?)?|tents?|overnight|sleep out|sleeping out)\b/,
    ['CAMPING', 'BACKPACKING'],
    'nights out',
  ],
  [/\b(?:climb(?:s|ing|ers?)?|boulder(?:ing|ers)|crag|ropes?|belay\w*)\b/, ['CLIMBING'], 'climbing days'],
  [/\b(?:paddl(?:e|es|ing|ers?)|kayak\w*|canoe\w*|sup|rowing|boats?)\b/, ['PADDLING'], 'paddling trips'],
  [
    /\b(?:bird(?:s|ing|ers?|watch\w*)?|ornitholog\w*|binoculars|twitch(?:ing|ers?))\b/,
    ['BIRDWATCHING'],
    'bird walks',
  ],
  [/\b(?:fish(?:ing|ers?)?|angl(?:ing|ers?))\b/, ['FISHING'], 'fishing trips'],
  [/\b(?:yoga|stretch(?:ing)?|meditat\w*)\b/, ['YOGA'], 'yoga outdoors'],
  [
    /\b(?:volunteer\w*|trail ?work|help(?:ing)? out|lend a hand|clean ?-?ups?|path ?-?building|give back)\b/,
    ['VOLUNTEERING'],
    'days of trail work',
  ],
];

export interface FoundActivity {
  readonly activities: readonly Activity[];
  /** What these outings are called, for a sentence. */
  readonly label: string;
  readonly rest: string;
}

/** What a question wants to do. `question` is plain. */
export function activityIn(question: string): FoundActivity | undefined {
  for (const [pattern, activities, label] of lexicon) {
    const found = pattern.exec(question);
    if (!found) continue;
    const rest = `${question.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`;
    return { activities, label, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}
