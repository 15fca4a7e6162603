import { type FoundNeed, foundNeeds } from '#areas/carpool/server/public.ts';
import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { type AnswerCard, MAX_CARDS } from '../../rules/card.ts';
import { isOnDays, NEAR_KM } from '../../rules/fit.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { findKnown } from '../tools/find-place.ts';
import { cardsOf } from '../tools/look-up.ts';
import { nearPlace } from '../tools/near-place.ts';
import { aboutOne } from './one-huddle.ts';

/** Who looks for a seat to an outing, for somebody who has one to give. */
export async function answerNeeds(asker: Asker, huddle: HuddleCard): Promise<Reply> {
  const { count, cards } = await needsTo(asker, huddle);
  const about = aboutOne(asker, huddle);
  return {
    ...about,
    text: asker.voice.mine.needRide(huddle.name, count),
    cards: [...about.cards, ...cards],
  };
}

/** How many look for a seat to an outing, and the first of them. */
export async function needsTo(asker: Asker, { id }: { readonly id: string }) {
  const { platform, personId, now } = asker;
  const wish = { huddleId: asObjectId(id), now };
  const needs = await foundNeeds(platform.database.db, personId, wish);
  return { count: needs.length, cards: await needCards(asker, needs) };
}

/** Who looks for a seat to any outing, on the days and near the place that are asked for. */
export async function answerOpenNeeds(asker: Asker, { wish }: Plan): Promise<Reply> {
  const { span, filters, ends, where } = wish;
  const { platform, personId, now, voice } = asker;
  const all = await foundNeeds(platform.database.db, personId, { between: span, now });
  const then = all.filter(({ at: startDateTime, timeZone }) => isOnDays({ startDateTime, timeZone }, wish));
  const place = (await findKnown(asker, ends?.from)) ?? (await findKnown(asker, where));
  const spotsOf = (need: FoundNeed) => [need.from, need.to];
  const needs = place ? (await nearPlace(asker, place, then, { spotsOf, withinKm: NEAR_KM })).near : then;
  const cards = await needCards(asker, needs);
  const set = { near: place?.said, span: span?.said, filters };
  return { text: voice.driving.looking(needs.length, cards.length, set), cards };
}

/** How many seats they want, and to which outing. */
async function needCards(asker: Asker, needs: readonly FoundNeed[]): Promise<AnswerCard[]> {
  const shown = new Map<string, FoundNeed>(needs.slice(0, MAX_CARDS).map((need) => [need.id, need]));
  const cards = await cardsOf(
    asker,
    [...shown.keys()].map((id) => ({ kind: 'CARPOOL', id })),
  );
  return cards.map((card) => {
    const need = shown.get(card.id);
    return need ? { ...card, why: asker.voice.driving.needsSeats(need.people, need.huddle.name) } : card;
  });
}
