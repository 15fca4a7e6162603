import { findProfile, visiblePersonSummaries } from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import type { Kind } from '../../rules/kinds/kind.ts';
import { firstWords } from '../../rules/kinds/say-huddle.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { speaksOfClub } from '../../rules/names/joining.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { asksOfAuthor } from '../../rules/written-asked.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { cardsOf, lookUp } from '../tools/look-up.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { hostedBy } from '../tools/read-huddles.ts';
import { peopleTopic, topicOf } from '../tools/topics.ts';
import { answerAlike, asksOfKnownTraits } from './people-alike.ts';
import { wordsOf } from './search-all.ts';

const MAX_HOSTED = 3;
const SHE = /\b(?:she|he|they|her|him|them|sie|er|ihr|ihm|ihn|ihnen)\b/;

/** Whether 'is she leading anything' asks about the person who was spoken of. */
export function asksOfPerson({ topic }: Asker, { asked, naming }: Plan): boolean {
  return topic.person !== undefined && naming.strange.length === 0 && SHE.test(bare(asked));
}

/** What 'is Cleo hosting anything' and 'tell me about Wiremu' may be taken for. */
const ALSO_OF_PEOPLE = new Set([
  'my-hosted',
  'huddle-about',
  'community-about',
  'find-articles',
  'find-posts',
  'help-follow',
]);
/** 'Andrea wrote something about a closed path' looks for what was written. */
const ABOUT = /\b(?:about|uber|von einem|von der) \w/;
const HOW = /^(?:how|wie|where|wo)\b/;
const MINE = /\b(?:i|im|my|me|mine|we|our|ich|mein\w*|wir|unser\w*)\b/;

/** Whether somebody is named, and no outing is. */
export async function asksOfNamedPerson(asker: Asker, plan: Plan, { id }: Kind): Promise<boolean> {
  const { strange } = plan.naming;
  if (!ALSO_OF_PEOPLE.has(id) || strange.length === 0) return false;
  if (id.startsWith('find-') && (ABOUT.test(bare(plan.asked)) || asksOfAuthor(plan.asked))) return false;
  if (id === 'help-follow' && HOW.test(bare(plan.asked))) return false;
  if (id === 'my-hosted' && MINE.test(bare(plan.asked))) return false;
  const found = await findNamed(asker, strange.join(' '));
  if (found.length === 0) return false;
  const words = bare(plan.asked);
  // The whole name of somebody is theirs, though an outing may have a host who is called alike.
  const isWhole = found.some(({ title }) => title.includes(' ') && words.includes(bare(title)));
  if (id === 'community-about') return isWhole && !speaksOfClub(plan.asked);
  return id === 'my-hosted' || isWhole || (await namedHuddle(asker, plan)) === undefined;
}

/** Who was spoken of, is called so, or likes or lives as is asked; of a single one also what they host. */
export async function answerPerson(asker: Asker, plan: Plan): Promise<Reply> {
  const { person } = asker.topic;
  const spoken = person && asksOfPerson(asker, plan) ? [{ kind: 'PERSON' as const, id: person.id }] : [];
  if (spoken.length > 0) return shownPeople(asker, await cardsOf(asker, spoken));
  // 'Free on Tuesdays' is no part of a name.
  const telling = asksOfKnownTraits(asker, plan) ? await answerAlike(asker, plan) : undefined;
  if (telling) return telling;
  const called = await findNamed(asker, plan.wish.text);
  if (called.length > 0) return shownPeople(asker, called);
  const alike = await answerAlike(asker, plan);
  if (alike) return alike;
  // A name with a slip in it.
  const hits = await lookUp(asker, wordsOf(plan.wish), ['PERSON'], MAX_CARDS);
  if (hits.length === 0) return { text: asker.voice.mine.nobodyLikeThat };
  return shownPeople(
    asker,
    hits.map(({ card }) => card),
  );
}

async function shownPeople(asker: Asker, cards: readonly AnswerCard[]): Promise<Reply> {
  const { voice } = asker;
  const [first, ...others] = cards;
  if (!first) return { text: voice.unknown };
  const topic = peopleTopic(cards);
  if (others.length > 0) return { text: voice.people(cards.map(({ title }) => title)), cards, topic };
  const hosted = await hostedBy(asker, asObjectId(first.id), MAX_HOSTED);
  const profile = await profileOf(asker, asObjectId(first.id));
  const said = [
    voice.thisIs(first.title, profile?.place_name ?? undefined),
    profile && voice.mine.likes(profile.interests),
    profile?.bio && voice.mine.saysOfThemselves(firstWords(profile.bio)),
    voice.hostsSoon(hosted.length, hosted.length === MAX_HOSTED),
    profile?.mine === 'FOLLOWING' && voice.mine.youFollow,
  ];
  return {
    text: said.filter(Boolean).join(' '),
    cards: [first, ...hosted.map((huddle) => huddleCard(asker, huddle))],
    topic: { ...topicOf(hosted), ...topic },
  };
}

async function profileOf({ platform, personId }: Asker, id: PersonId) {
  const { db } = platform.database;
  const face = (await visiblePersonSummaries(db, personId, [id])).get(id);
  return face?.username ? findProfile(db, personId, face.username) : undefined;
}

export async function answerCommunities(asker: Asker, plan: Plan): Promise<Reply> {
  const { voice } = asker;
  const { cards, place, elsewhere } = await findCommunities(asker, plan.wish);
  const where = place?.said;
  const [first] = cards;
  if (!first) return { text: `${voice.unknown} ${voice.club.foundOne}` };
  const text = elsewhere
    ? voice.club.noClub(where)
    : cards.length === 1
      ? voice.club.oneClub(first.title, where)
      : voice.club.clubs(where);
  return { text, cards, topic: { community: { id: first.id } } };
}
