import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { ActCard } from '../../rules/card.ts';

type Named = Pick<HuddleCard, 'id' | 'name' | 'startDateTime' | 'timeZone'>;

export function rsvpAct(huddle: Named): ActCard {
  return {
    act: 'RSVP',
    objectId: huddle.id,
    title: huddle.name,
    path: `/huddle/view/${huddle.id}`,
    when: huddle.startDateTime,
    timeZone: huddle.timeZone,
    draft: null,
    ride: null,
    words: null,
  };
}

/** Prepares a question to the host, in the words that were asked. */
export function askHostAct(huddle: Named, words: string): ActCard {
  return { ...rsvpAct(huddle), act: 'ASK_HOST', words };
}
