import { answersClosed } from './answers-closed.ts';
import questions from './huddle-places.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';

export const huddlePlaces: HuddleKind = {
  id: 'huddle-places',
  label: { en: 'Whether there is room', de: 'Ob noch Platz ist' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how much room is left', de: 'wie viel Platz noch ist' },
  tell: (h, c) => {
    const closed = answersClosed(h, c);
    if (closed) return closed;
    if (h.capacity === null)
      return c.pick(
        `**${h.name}** has no limit: there is room.`,
        `**${h.name}** hat keine Obergrenze: Es ist Platz.`,
      );
    if (h.placesLeft === null) return undefined;
    const people = h.participantsSummary.totalConfirmedPeople;
    if (people !== undefined && people > h.capacity)
      return c.pick(
        `**${h.name}** is more than full: ${people} people for ${h.capacity} places.`,
        `**${h.name}** ist mehr als voll: ${people} Leute für ${h.capacity} Plätze.`,
      );
    if (h.placesLeft <= 0)
      return c.pick(
        `**${h.name}** is full (${h.capacity}). You can join the waiting list.`,
        `**${h.name}** ist voll (${h.capacity}). Du kannst auf die Warteliste.`,
      );
    return c.pick(
      `**${h.name}** has ${h.placesLeft} of ${h.capacity} places left.`,
      `Bei **${h.name}** sind ${h.placesLeft} von ${h.capacity} Plätzen frei.`,
    );
  },
};
