import { activityIn } from './activity-words.ts';
import { filtersIn } from './filters.ts';
import type { Intent, Plan, Wish } from './plan.ts';
import { spanIn } from './when.ts';
import { whereIn } from './where.ts';
import { telling } from './words.ts';

type Reading = readonly [intent: Intent, pattern: RegExp];

/** The first that fits counts: what somebody wants done before what they want to know. */
const readings: readonly Reading[] = [
  [
    'GREETING',
    /^(?:hi|hello|hey|hallo|servus|gruezi|good (?:morning|evening|day|afternoon))(?: aurora| there| everyone)?$/,
  ],
  [
    'THANKS',
    /^(?:(?:many |great |perfect |ok(?:ay)? )?(?:thanks|thank you|thx|cheers|danke|merci)\b).{0,30}$/,
  ],
  [
    'HELP',
    /^help$|\bwhat (?:else )?can you\b|\bwho are you\b|\bwhat are you\b|\bhow do you work\b|\bwhat do you know\b|\bhow can you help\b|\bwhat should i ask\b/,
  ],
  [
    'RSVP',
    /\brsvp\b|\b(?:sign|put|count|write) (?:me|us) (?:up|down|in)\b|\bbook (?:me|us)\b|\b(?:id like|i want|i would like) to (?:join|come|go|be there)(?: to)?(?: it| that| this| there|$)|^join (?:it|that|this|me)\b|^(?:im|i am|count me) in$/,
  ],
  ['FOLLOW', /^(?:please |can you |could you |i want to |id like to )*follow\b/],
  [
    'JOIN',
    /\b(?:join|become a member of|become member of|let me into|ask to join)\b.*\b(?:communit(?:y|ies)|club|group|team|association)\b|^(?:please |can you |could you |i want to |id like to )*(?:join|become a member of|ask to join)\b/,
  ],
  [
    'DRAFT',
    /^(?:please |can you |could you |help me |i want to |id like to |lets |let us |i would like to )*(?:draft|organi[sz]e|create|set up|plan|start|host|prepare)\b(?! (?:is|are))/,
  ],
  [
    'BRING',
    /\bwhat (?:\w+ )?(?:should|do|must|shall|can|to)? ?(?:i|we)? ?(?:need to |have to )?(?:bring|pack|wear|carry)\b|\bwhat do i need\b|\b(?:packing|gear|kit) list\b|\bwhat (?:clothes|gear|equipment|shoes|kit)\b|\bdo i need (?:a |an )?(?:headlamp|helmet|boots|poles|spikes|crampons|rope)/,
  ],
  // What a club does in the dark is no question about the sun.
  [
    'COMMUNITIES',
    /^(?:(?:is|are) there )?(?:an? |any |the |some )?(?:\w+ )?(?:communit(?:y|ies)|clubs?|groups?|associations?|societ(?:y|ies)) (?:that|which|who|where|for|of|with)\b/,
  ],
  [
    'SUN',
    /\b(?:get|gets|getting|become|becomes) (?:dark|light)\b|^(?:\w+ ){0,2}(?:when|what time|how long|how late|till when|until when)\b.*\b(?:dark|light|daylight|sunset|sunrise|sun|dusk|dawn|nightfall)\b|^(?:sunset|sunrise|sun ?rise|sun ?set|dusk|dawn)(?: times?)?(?: (?:(?:in|at|near) (?!the |an? )|on (?!the |an? )|today|tomorrow|there)\b.*)?$|\b(?:sunset|sunrise) times?\b|\bsun (?:go|goes|come|comes|set|sets|rise|rises)\b|\bhours of daylight\b/,
  ],
  [
    'AGENDA',
    /\bmy (?:next|upcoming|coming|own)?\s?(?:huddles?|agenda|calendar|plans?|weekend|schedule|outings?|hikes?|walks?|tours?|days|week|month)\b|\bwhat am i (?:doing|up to)\b|\bam i (?:going|free|hosting|busy|signed up)\b|\b(?:where|when) (?:do|am) i (?:go|going|hike|hiking|walk|meet)\b|\bdo i have (?:anything|something|plans)\b|\bwhat have i (?:planned|got)\b|\bwhat(?:s| is| comes) next for me\b|\bwhats on for me\b|\bi (?:host|am hosting)\b/,
  ],
  [
    'HOSTS',
    /\bwho(?:se| else)?\b.*\b(?:hosts?|hosting|leads?|leading|organi[sz]es?|organi[sz]ing|runs?|running|guides?|guiding|plans?|goes|takes?|offers?)\b|\bhosts? (?:of|for|who|that)\b|\b(?:guides?|leaders?) (?:of|for|who)\b|\bwho (?:is|are) (?:behind|the host)/,
  ],
  [
    'PERSON',
    /^who(?:s| is) (?!going|coming|there|hosting)|\bprofile of\b|\bdo you know (?!of|a |any|where|when|what|how|if)|(?:^| )@[\w.]{3,}|\b(?:find|look for) (?:the )?(?:person|member|hiker|user)\b|\b(?:find|show|is there) (?:me )?(?:somebody|someone|anybody|a person|a hiker|people|hikers) (?:called|named|from|who|with)\b|\bpeople (?:called|named|who|from|with|into)\b/,
  ],
  [
    'COMMUNITIES',
    /\b(?:communit(?:y|ies)|clubs?|groups?|teams?|associations?|societ(?:y|ies)|crews?|circles?)\b/,
  ],
  [
    'READING',
    /\b(?:articles?|stor(?:y|ies)|inspirations?|blog|advice|tips?|guide to|read|reading|learn how|how (?:do|to|can|should) (?:i|we|you|one|train|prepare|choose|pick|stay|avoid|read|find|walk|pack|dress|behave|keep|protect|sleep|deal|treat|care))\b|^how to\b|\b(?:posts?|posted|wrote|writes?|written|saying|says?|report(?:s|ed)?|conditions?|news)\b/,
  ],
  [
    'RIDES',
    /\b(?:car ?-?pool(?:s|ing)?|car ?-?shar(?:e|ing)|rides?|lifts?|free seats?|seats? (?:in|free)|drive me|driver|drivers|drives)\b/,
  ],
];

const refers =
  /\b(?:it|that one|this one|that|this|there|the (?:first|last|next|same) one|them|her|him|the (?:first|same)|my (?:next|upcoming) (?:huddle|outing|hike|walk|tour|trip))\b/;

const huddleNoun =
  /\b(?:huddles?|outings?|events?|tours?|meetups?|trips?|adventures?|excursions?|something (?:on|to do)|anything (?:on|to do)|what(?:s| is) (?:on|happening|going on|up))\b/;

/** What plain English words ask for: rules only, so the same always mean the same. `timeZone` is the asker's. */
export function understand(text: string, now: Date, timeZone: string): Plan {
  const named = readings.find(([, pattern]) => pattern.test(text))?.[0];
  const whole = wishOf(text, now, timeZone);
  const outing = isAboutHuddles(text, whole);
  // A ride is a condition of an outing when there is an outing, and an aim of its own otherwise.
  const found = named === 'RIDES' && (whole.activities || huddleNoun.test(text)) ? 'HUDDLES' : named;
  const intent = found ?? (outing ? 'HUDDLES' : 'SEARCH');
  const wish = verbs[intent] ? wishOf(strip(text, intent), now, timeZone) : whole;
  return { intent, question: text, wish: { ...wish, meaning: text }, refers: refers.test(text) };
}

function isAboutHuddles(text: string, wish: Wish): boolean {
  const { span, activities, filters } = wish;
  return huddleNoun.test(text) || Boolean(span ?? activities) || Object.keys(filters).length > 0;
}

export function wishOf(text: string, now: Date, timeZone: string): Wish {
  const when = spanIn(text, now, timeZone);
  const activity = activityIn(when?.rest ?? text);
  const { filters, rest } = filtersIn(activity?.rest ?? when?.rest ?? text);
  const place = whereIn(rest);
  return {
    text: telling((place?.rest ?? rest).split(' ')).join(' '),
    ...(when && { span: when.span }),
    ...(activity && { activities: activity.activities, kind: activity.kind }),
    ...(place && { where: place.where }),
    filters,
  };
}

const verbs: Readonly<Partial<Record<Intent, RegExp>>> = {
  HOSTS:
    /\b(?:who(?:se| else)?|hosts?|hosting|leads?|leading|organi[sz]es?|organi[sz]ing|runs?|running|guides?|guiding|plans?|goes up|goes|takes?|offers?|is|are|behind)\b/g,
  COMMUNITIES:
    /\b(?:communit(?:y|ies)|clubs?|groups?|teams?|associations?|societ(?:y|ies)|which|are there)\b/g,
  FOLLOW: /^(?:please |can you |could you |i want to |id like to )*follow(?: the)?\b/g,
  JOIN: /\b(?:join|become a member of|become member of|let me into|ask to join|communit(?:y|ies)|club|group|team|association)\b/g,
  RSVP: /\b(?:rsvp|sign|put|count|write|book|me|us|up|down|join|yes|to|for|please|can you)\b/g,
  DRAFT:
    /^(?:please |can you |could you |help me |i want to |id like to |lets |let us |i would like to )*(?:draft|organi[sz]e|create|set up|plan|start|host|prepare)\b/g,
  PERSON:
    /^who(?:s| is)\b|\bprofile of\b|\bdo you know\b|\b(?:find|look for|show|is there) (?:me )?(?:the )?(?:person|member|hiker|user|somebody|someone|anybody|a person|a hiker|people|hikers)\b|\b(?:called|named)\b|\bpeople\b|\binto\b/g,
  READING:
    /\b(?:articles?|stor(?:y|ies)|inspirations?|blog|advice|tips?|guide to|read|reading|learn|how to|how do i|how can i|posts?|posted|wrote|writes?|written|saying|says?)\b/g,
  BRING:
    /\bwhat\b|\b(?:should|do|must|shall|can|need to|have to|need)\b|\b(?:bring|pack|wear|carry|packing list|gear list|kit list)\b/g,
  SUN: /\b(?:when|what time|how long|how late|till when|until when|get|gets|getting|become|becomes|dark|light|daylight|sunset|sunrise|sun|dusk|dawn|nightfall|set|sets|rise|rises|down|goes|go|does|do|it|is|the|times?|hours of)\b/g,
  AGENDA: /\bmy\b|\bam i\b|\bdo i\b|\b(?:next|upcoming|coming|own|agenda|calendar|plans?|schedule)\b/g,
  RIDES:
    /\b(?:car ?-?pool(?:s|ing)?|car ?-?shar(?:e|ing)|rides?|lifts?|free|seats?|drive me|drivers?|drives|ask for)\b/g,
};

/** The question without the words that only said what it is: they would be taken for what it is about. */
function strip(text: string, intent: Intent): string {
  const words = verbs[intent];
  return words ? text.replace(words, ' ').replace(/\s+/g, ' ').trim() : text;
}
