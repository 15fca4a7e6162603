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
    const room = sayRoom(h, c);
    return room && [room, sayGuests(h, c)].filter(Boolean).join(' ');
  },
};

function sayRoom(h: HuddleFacts, c: Telling): string | undefined {
  const { name, capacity, placesLeft } = h;
  if (capacity === null)
    return c.pick(
      `**${name}** has no limit: there is room.`,
      `**${name}** hat keine Obergrenze: Es ist Platz.`,
    );
  if (placesLeft === null) return undefined;
  const people = h.participantsSummary.totalConfirmedPeople;
  if (people !== undefined && people > capacity)
    return c.pick(
      `**${name}** is more than full: ${people} people for ${capacity} places.`,
      `**${name}** ist mehr als voll: ${people} Leute für ${capacity} Plätze.`,
    );
  if (placesLeft <= 0)
    return c.pick(
      `**${name}** is full (${capacity}). You can join the waiting list.`,
      `**${name}** ist voll (${capacity}). Du kannst auf die Warteliste.`,
    );
  return sayLeft(name, placesLeft, capacity, c);
}

function sayLeft(name: string, left: number, capacity: number, c: Telling): string {
  const wanted = placesWanted(c.asked.join(' ')) ?? 1;
  const short = wanted > left;
  return c.pick(
    `**${name}** has ${left} of ${capacity} places left${short ? `: not enough for ${wanted}` : ''}.`,
    `Bei **${name}** ${left === 1 ? 'ist' : 'sind'} ${left} von ${capacity} Plätzen frei${short ? `: zu wenig für ${wanted}` : ''}.`,
  );
}

/** Anyone who asks for more than their own place is told where guests may not come, or not so many. */
function sayGuests({ settings }: HuddleFacts, c: Telling): string | undefined {
  const guests = (placesWanted(c.asked.join(' ')) ?? 1) - 1;
  if (guests <= 0) return undefined;
  const limit = settings.guestAllowed ? settings.guestLimit : 0;
  if (guests <= limit) return undefined;
  if (limit === 0) return c.pick('The hosts let nobody bring guests.', 'Gäste dürfen nicht mit.');
  return c.pick(
    `You can bring up to ${limit} of them as guests.`,
    `Als Gäste kannst du bis zu ${limit} mitbringen.`,
  );
}
