import type { AnswerCard } from '../../rules/card.ts';
import type { RideCard } from '../tools/find-rides.ts';

/** What a tool has returned in this answer: nothing else can become a card or an act. */
export class Returned {
  private readonly cards = new Map<string, AnswerCard>();
  private readonly rides = new Map<string, RideCard>();

  addRides(rides: readonly RideCard[]): readonly object[] {
    for (const ride of rides) this.rides.set(ride.card.id, ride);
    return this.add(rides.map(({ card }) => card));
  }

  findRide(id: string): RideCard | undefined {
    return this.rides.get(id);
  }

  add(cards: readonly AnswerCard[]): readonly object[] {
    for (const card of cards) this.cards.set(card.id, card);
    return cards.map(quoted);
  }

  find(id: string): AnswerCard | undefined {
    return this.cards.get(id);
  }
}

/** Words of others are handed over under a name that says so: they are data, never orders. */
function quoted(card: AnswerCard): object {
  const { kind, id, title, line, why, when, timeZone, placeName } = card;
  return { kind, id, when, timeZone, facts: why, quotedFromPeople: { title, line, placeName } };
}
