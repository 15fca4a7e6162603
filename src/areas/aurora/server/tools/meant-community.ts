import type { AnswerCard } from '../../rules/card.ts';
import type { Kind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksToLeave, calledIn } from '../../rules/names/joining.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from './asker.ts';
import { myCommunities } from './find-communities.ts';
import { cardsOf, lookUpName } from './look-up.ts';
import { namedHuddle } from './meant-huddle.ts';

const HITS = 8;
const MINE = /\b(?:my|our|mein\w*|unser\w*) (?:own )?(?:clubs?|communit\w+|groups?|verein\w*|gruppe)\b/;
const SPOKEN_OF =
  /\b(?:it|they|them|there|that|this|the (?:club|communit\w+|group)|der verein|die (?:gruppe|community)|den verein|dort|da|denen)\b/;

/** The community whose name stands in the question; undefined for none, and for two alike. */
export async function namedCommunity(
  asker: Asker,
  { asked, naming }: Pick<Plan, 'asked' | 'naming'>,
  enough?: number,
): Promise<AnswerCard | undefined> {
  const text = [...naming.strange, ...naming.ordinary].join(' ');
  const cards = text === '' ? [] : await lookUpName(asker, text, 'COMMUNITY', HITS, true);
  return calledIn(asked, cards, ({ title }) => title, enough);
}

/** Whether the whole name of a community stands in a question: no outing is meant whose name has some of its words. */
export async function isClubNamed(asker: Asker, plan: Plan): Promise<boolean> {
  const mayName = plan.naming.strange.length > 0 || OF_US.test(bare(plan.asked));
  return mayName && (await namedCommunity(asker, plan, WHOLE_NAME)) !== undefined;
}

const OF_US =
  /\b(?:we|us|our|members?|clubs?|communit(?:y|ies)|groups?|wir|uns|unser\w*|mitglied\w*|klubs?|verein\w*|gruppen?)\b/;

/** The one that is named, the one that was spoken of, or the only one that the asker belongs to. */
export async function meantCommunity(asker: Asker, plan: Plan): Promise<AnswerCard | undefined> {
  const named = await namedCommunity(asker, plan);
  if (named) return named;
  const words = bare(plan.asked);
  const { community } = asker.topic;
  const spokeOfClubs = OF_CLUBS.has(asker.topic.kind ?? '');
  const goesOn = spokeOfClubs && plan.naming.strange.length === 0;
  if (community && (goesOn || SPOKEN_OF.test(words))) {
    const [card] = await cardsOf(asker, [{ kind: 'COMMUNITY', id: community.id }]);
    return card;
  }
  const mine = MINE.test(words) ? await myCommunities(asker) : [];
  return mine.length === 1 ? mine[0] : undefined;
}

const OF_CLUBS = new Set(['community-about', 'find-communities']);

/** Questions that are asked of an outing, of people or of many communities, where they name a community. */
const OF_ONE = new Set([
  'huddle-about',
  'huddle-host',
  'huddle-people',
  'huddle-price',
  'huddle-when',
  'huddle-where',
  'huddle-kids',
  'huddle-guests',
  'huddle-joining',
  'huddle-places',
  'find-communities',
  'find-huddles',
  'find-people',
  'my-next',
  'my-communities',
  'find-articles',
  'find-posts',
  'help-age',
  'help-answer',
  'help-community',
  'help-ride',
  'help-without-account',
  'world',
]);

/** Asked of communities as often as of outings, so also where a name is made of ordinary words. */
const OF_CLUBS_TOO = new Set([
  'find-communities',
  'huddle-about',
  'find-articles',
  'find-posts',
  'my-communities',
]);
const READING = new Set(['find-articles', 'find-posts']);
const TO_READ =
  /\b(?:articles?|read\w*|posts?|posted|writ\w*|wrote|stor(?:y|ies)|artikel|les\w*|beitra\w*|geschrieben|schreib\w*)\b/;
const OURS = /\b(?:our|ours|unser\w*)\b/;
const OF_MANY = new Set(['find-huddles', 'find-people', 'my-next', 'help-answer', 'help-community']);
const WHOLE_NAME = 1;
/** A club that was spoken of. */
const THEY = /\b(?:they|them|their|theirs|der|die|denen|ihnen|dort)\b/;

/** Whether a question that is taken for another kind, or for none, asks about a community that it names. */
export async function asksAboutOne(asker: Asker, plan: Plan, kind: Kind | undefined): Promise<boolean> {
  if ((kind && !OF_ONE.has(kind.id)) || asksToLeave(plan.asked)) return false;
  const { naming, asked } = plan;
  const words = bare(asked);
  if (asker.topic.kind === 'community-about' && kind?.id === 'my-next' && OURS.test(words)) return true;
  const isClub = asker.topic.community !== undefined && OF_CLUBS.has(asker.topic.kind ?? '');
  if (isClub && (referenceIn(asked) === 'IT' || THEY.test(words))) return true;
  // 'Articles about hut to hut' are no club.
  if (kind && READING.has(kind.id) && TO_READ.test(words)) return false;
  // A search more for each question would be felt: only where something is named, or a club is spoken of.
  const ofDay = kind?.id === 'my-next' && naming.ordinary.length > 1;
  const mayName = ofDay || naming.strange.length > 0 || OF_CLUBS_TOO.has(kind?.id ?? '') || OF_US.test(words);
  // 'A walk on a Sunday' are no 'Sunday ridge walkers'.
  const share = kind && OF_MANY.has(kind.id) ? WHOLE_NAME : undefined;
  if (!mayName || !(await namedCommunity(asker, plan, share))) return false;
  if (await isClubNamed(asker, plan)) return true;
  return kind?.via !== 'HUDDLE' || !(await namedHuddle(asker, plan));
}
