import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { lookUp } from '../tools/look-up.ts';
import { topicOf } from './about-huddles.ts';
import { actOf } from './acts.ts';

const MOST = 5;

/** Rides that people offer, and outings whose people share cars. */
export async function answerRides(asker: Asker, plan: Plan): Promise<Answer> {
  const place = plan.wish.where?.kind === 'NAMED' ? plan.wish.where.phrases[0] : undefined;
  const words = [plan.wish.text, place].filter(Boolean).join(' ');
  const rides = words ? (await lookUp(asker, words, ['CARPOOL'], 3)).map(({ card }) => card) : [];
  const wish = { ...plan.wish, filters: { ...plan.wish.filters, ride: true as const } };
  const found = await findHuddles(asker, wish, MOST);
  const cards = [...rides, ...found.cards].slice(0, MOST);
  if (cards.length === 0) {
    return {
      ...nothingSaid,
      text: 'I found no shared rides that you can see. You can offer or ask for one yourself.',
    };
  }
  const text = rides.length
    ? 'These rides are offered. Choose one, and its driver decides.'
    : found.missed.length > 0
      ? 'I found no shared rides for that. This is what comes closest.'
      : 'The people of these huddles share rides: say yes to one, and ask there.';
  const acts = rides.slice(0, 1).map((ride) => actOf('RIDE', ride));
  return { ...nothingSaid, text, cards, acts, topic: topicOf(found) };
}
