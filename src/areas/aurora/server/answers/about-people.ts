import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { listed, UNKNOWN } from '../../rules/sentences.ts';
import type { Asker } from '../tools/asker.ts';
import { findCommunities, myCommunities } from '../tools/find-communities.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { lookUp } from '../tools/look-up.ts';
import { searchAll } from './search-all.ts';

const MOST = 5;

export async function answerPerson(asker: Asker, { wish }: Plan): Promise<Answer> {
  const named = await findNamed(asker, wish.text, MOST);
  const cards =
    named.length > 0 ? named : (await lookUp(asker, wish.text, ['PERSON'], MOST)).map(({ card }) => card);
  const [first] = cards;
  if (!first) return wish.text ? searchAll(asker, wish.text) : { ...nothingSaid, text: UNKNOWN };
  const text =
    cards.length === 1
      ? `This is ${first.title}.`
      : `I found ${cards.length} people: ${listed(cards.map(({ title }) => title))}.`;
  return { ...nothingSaid, text, cards, topic: { person: { id: first.id } } };
}

export async function answerCommunities(asker: Asker, plan: Plan, question: string): Promise<Answer> {
  if (/\bmy (?:communit|club|group)|\bam i (?:in|a member)\b/i.test(question)) {
    const mine = await myCommunities(asker, MOST);
    const text =
      mine.length > 0
        ? `You belong to ${listed(mine.map(({ title }) => title))}.`
        : 'You belong to no community yet.';
    return { ...nothingSaid, text, cards: mine };
  }
  const { cards, place, elsewhere } = await findCommunities(asker, plan.wish, MOST);
  const where = place?.place?.name ?? place?.phrase;
  const [first] = cards;
  if (!first) return { ...nothingSaid, text: `${UNKNOWN} You can found a community yourself.` };
  const near = where ? ` near ${where}` : '';
  const text = elsewhere
    ? `I found no community${near} that fits. These are elsewhere.`
    : cards.length === 1
      ? `One community fits${near}: ${first.title}.`
      : `These communities fit${near}.`;
  return { ...nothingSaid, text, cards, topic: { community: { id: first.id } } };
}
