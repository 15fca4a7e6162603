import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { lookUp } from '../tools/look-up.ts';
import { hostedBy } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';
import { wordsOf } from './search-all.ts';

const MAX_HOSTED = 3;

/** People who are called so; of a single one also what they host. */
export async function answerPerson(asker: Asker, { wish }: Plan): Promise<Reply> {
  const named = await findNamed(asker, wish.text);
  const cards =
    named.length > 0
      ? named
      : (await lookUp(asker, wordsOf(wish), ['PERSON'], MAX_CARDS)).map(({ card }) => card);
  const [first] = cards;
  if (!first) return { text: asker.voice.unknown };
  const { voice } = asker;
  const names = cards.map(({ title }) => title);
  const topic = { person: { id: first.id } };
  if (cards.length > 1) return { text: voice.people(names), cards, topic };
  const hosted = await hostedBy(asker, asObjectId(first.id), MAX_HOSTED);
  return {
    text: `${voice.thisIs(first.title)} ${voice.hostsSoon(hosted.length, hosted.length === MAX_HOSTED)}`,
    cards: [first, ...hosted.map((huddle) => huddleCard(asker, huddle))],
    topic: { ...topicOf(hosted), ...topic },
  };
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
