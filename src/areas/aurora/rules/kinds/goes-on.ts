import { guestsIn } from '../meaning/guests.ts';
import { asksForOneAfter } from '../recognise/reference.ts';
import { bare } from '../recognise/tokens.ts';
import type { Topic } from '../topic.ts';
import type { Kind } from './kind.ts';

interface GoingOn {
  /** As typed, and its plain words. */
  readonly question: string;
  readonly words: string;
  /** What the question by itself would be taken for. */
  readonly id: string;
  readonly topic: Topic;
}

const PLACED = ({ words }: GoingOn) => isShort(words) && / (?:in|at|near|on|bei|am|auf) /.test(words);
const OF_SEATS = ({ id, words }: GoingOn) => id === 'huddle-price' && namesNothing(words);

/** By the kind that was answered: what is asked on, whatever it sounds like. */
const byKind: Readonly<Record<string, (asked: GoingOn) => boolean>> = {
  // 'My wife comes, too', after a yes was prepared.
  'say-yes': ({ question, topic }) =>
    topic.huddle !== undefined && !question.includes('?') && Boolean(guestsIn(question)),
  // 'And what does that cost', of the seats that were shown.
  'find-rides': OF_SEATS,
  'ask-ride': OF_SEATS,
  'my-next': ({ question }) => asksForOneAfter(question),
  // 'Will they know?'
  'help-block': ({ words }) =>
    /^(?:and |und )?(?:will|would|can|do|does|werden?|kann|merk\w*|sieh\w*|erf\w*) (?:they|he|she|sie|er|die|das|der)\b/.test(
      words,
    ),
  // 'And where only maybe?'
  'my-answers': ({ words }) =>
    /\b(?:maybe|no|yes|interested|perhaps|vielleicht|nein|ja|interessier\w*)\b/.test(words) &&
    words.split(' ').length <= MAX_WORDS,
  // 'And what have we got coming up?', of a club.
  'community-about': ({ id, words }) => OF_PLANS.has(id) && OF_ALL_OF_US.test(words) && !OF_ME.test(words),
  'my-follows': ({ words }) => isShort(words),
  // 'Is that more than last year', 'and elevation?'
  'my-numbers': ({ id, words }) =>
    id === 'compare' || (isShort(words) && /^(?:my-numbers|huddle-(?:length|difficulty|route))$/.test(id)),
  // 'And something about sleeping outside'
  'find-articles': ({ words }) => OF_ANOTHER.test(words),
  'find-posts': ({ words }) => OF_ANOTHER.test(words),
  // 'And in Bern?' asks the same of another place.
  'huddle-weather': PLACED,
  'huddle-daylight': PLACED,
  'find-communities': PLACED,
  'find-people': PLACED,
};

const OF_ANOTHER =
  /^(?:and|und|or|oder) (?:(?:something|smth|sth|anything|any|one|some|etwas|was|eins|einen|einer) )?(?:about|abt|on|uber|zu|zum|zur|von|by) /;
const OF_PLANS = new Set(['my-next', 'my-hosted', 'my-answers', 'find-huddles', 'huddle-when']);
const OF_ALL_OF_US = /\b(?:we|they|our|their|wir|ihre?|club|verein)\b/;
const OF_ME = /\b(?:i|my|me|ich|mein\w*|mir)\b/;
const MAX_WORDS = 6;

/** Whether a question asks on about what was answered before, though by itself it would be taken for `kind`. */
export function goesOn(question: string, { id }: Kind, topic: Topic): boolean {
  return byKind[topic.kind ?? '']?.({ question, words: bare(question), id, topic }) ?? false;
}

const isShort = (words: string) => /^(?:and|und|what about|how about) (?:\w+ ){0,2}\w+$/.test(words);

const namesNothing = (words: string) =>
  /^(?:ok(?:ay)? )?(?:and |und )?(?:what|whats|how much|was|wie ?viel|wieviel|is|ist) (?:\w+ ){0,4}\w+$/.test(
    words,
  ) && !/\b(?:the|der|die|dem|zum|zur|bei|beim) (?!ride|seat|lift|fahrt|platz|sitz)\w/.test(words);
