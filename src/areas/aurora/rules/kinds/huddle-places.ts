import { placesWanted } from '../meaning/guests.ts';
import { answersClosed } from './answers-closed.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-places.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';
import type { Telling } from './telling.ts';

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
      return withGuests(
        h,
        c,
        c.pick(
          `**${h.name}** has no limit: there is room.`,
          `**${h.name}** hat keine Obergrenze: Es ist Platz.`,
        ),
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
    const wanted = placesWanted(c.asked.join(' '));
    const short = wanted !== undefined && wanted > h.placesLeft;
    const left = c.pick(
      `**${h.name}** has ${h.placesLeft} of ${h.capacity} places left${short ? `: not enough for ${wanted}` : ''}.`,
      `Bei **${h.name}** ${h.placesLeft === 1 ? 'ist' : 'sind'} ${h.placesLeft} von ${h.capacity} Plätzen frei${short ? `: zu wenig für ${wanted}` : ''}.`,
    );
    return withGuests(h, c, left);
  },
};

/** Anyone who asks for more than their own place is told whether guests may come, and how many. */
function withGuests({ settings }: HuddleFacts, c: Telling, said: string): string {
  const guests = (placesWanted(c.asked.join(' ')) ?? 1) - 1;
  if (guests <= 0) return said;
  const limit = settings.guestAllowed ? settings.guestLimit : 0;
  if (guests <= limit) return said;
  const none = c.pick('The hosts let nobody bring guests.', 'Gäste dürfen nicht mit.');
  const some = c.pick(
    `You can bring up to ${limit} of them as guests.`,
    `Als Gäste kannst du bis zu ${limit} mitbringen.`,
  );
  return `${said} ${limit === 0 ? none : some}`;
}
