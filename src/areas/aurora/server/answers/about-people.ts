import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findCommunities } from '../tools/find-communities.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { lookUp } from '../tools/look-up.ts';
import { wordsOf } from './search-all.ts';

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
  const text = cards.length === 1 ? voice.thisIs(first.title) : voice.people(names);
  return { text, cards, topic: { person: { id: first.id } } };
}

export async function answerCommunities(asker: Asker, plan: Plan): Promise<Reply> {
  const { voice } = asker;
  const { cards, place, elsewhere } = await findCommunities(asker, plan.wish);
  const where = place?.said;
  const [first] = cards;
  if (!first) return { text: `${voice.unknown} ${voice.foundOne}` };
  const text = elsewhere
    ? voice.noClub(where)
    : cards.length === 1
      ? voice.oneClub(first.title, where)
      : voice.clubs(where);
  return { text, cards, topic: { community: { id: first.id } } };
}
