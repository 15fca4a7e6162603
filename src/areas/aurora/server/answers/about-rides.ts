import { foundOffers } from '#areas/carpool/server/reads.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { AnswerCard } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { topicOf } from './about-huddles.ts';
import { actOf } from './acts.ts';

const MOST = 5;

/** Rides that people offer, and outings whose people share cars. */
export async function answerRides(asker: Asker, plan: Plan): Promise<Answer> {
  const { platform, personId, now } = asker;
  const around = (await findPlace(asker, plan.wish.where))?.place;
  const offers = await foundOffers(platform.database.db, personId, { around, now, most: 3 });
  const rides = offers.map((offer): AnswerCard => ({ ...offer, kind: 'CARPOOL', why: 'offers seats' }));
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
