import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { lookUp } from '../tools/look-up.ts';
import { wordsOf } from './search-all.ts';

const LIMIT = 5;

export async function answerPerson(asker: Asker, { wish }: Plan): Promise<Answer> {
  const named = await findNamed(asker, wish.text, LIMIT);
  const cards =
    named.length > 0
      ? named
      : (await lookUp(asker, wordsOf(wish), ['PERSON'], LIMIT)).map(({ card }) => card);
  const [first] = cards;
  if (!first) return { ...nothingSaid, text: asker.voice.unknown };
  const { voice } = asker;
  const names = cards.map(({ title }) => title);
  const text = cards.length === 1 ? voice.thisIs(first.title) : voice.people(names);
  return { ...nothingSaid, text, cards, topic: { person: { id: first.id } } };
}

export async function answerCommunities(asker: Asker, plan: Plan): Promise<Answer> {
  const { voice } = asker;
  const { cards, place, elsewhere } = await findCommunities(asker, plan.wish, LIMIT);
  const where = place?.place?.name ?? (voice.placeName(place?.phrase ?? '') || undefined);
  const [first] = cards;
  if (!first) return { ...nothingSaid, text: `${voice.unknown} ${voice.foundOne}` };
  const text = elsewhere
    ? voice.noClub(where)
    : cards.length === 1
      ? voice.oneClub(first.title, where)
      : voice.clubs(where);
  return { ...nothingSaid, text, cards, topic: { community: { id: first.id } } };
}
