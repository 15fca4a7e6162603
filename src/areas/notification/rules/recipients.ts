import type { HuddleEvent } from '#areas/huddle/rules/huddle-events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Kind } from './kinds.ts';

export interface Telling {
  readonly recipientId: PersonId;
  readonly kind: Kind;
  /** Who did it; null when nobody did, as when a queue moves. */
  readonly actorId: PersonId | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Who hears about what happened at a huddle, and as what: one case a kind of event. */
export function recipientsOf(event: HuddleEvent, hosts: readonly PersonId[]): Telling[] {
  const { personId } = event;
  const toHosts = (kind: Kind, facts: Telling['facts'] = {}): Telling[] =>
    hosts
      .filter((host) => host !== personId)
      .map((recipientId) => ({ recipientId, kind, actorId: personId, facts }));
  const toPerson = (kind: Kind, actorId: PersonId | null, facts: Telling['facts'] = {}): Telling[] => [
    { recipientId: personId, kind, actorId, facts },
  ];
  switch (event.type) {
    case 'huddle.rsvp-answered': {
      const { answer, place, guestCount } = event;
      const kind = place === 'REQUESTED' ? 'HUDDLE_REQUEST' : 'HUDDLE_RSVP';
      return toHosts(kind, { answer, place, guestCount });
    }
    case 'huddle.rsvp-withdrawn':
      return toHosts('HUDDLE_WITHDRAWN');
    case 'huddle.request-accepted':
      return toPerson('HUDDLE_REQUEST_ACCEPTED', event.hostId, { place: event.place });
    case 'huddle.request-declined':
      return toPerson('HUDDLE_REQUEST_DECLINED', event.hostId);
    case 'huddle.promoted':
      return toPerson('HUDDLE_PROMOTED', null);
    case 'huddle.place-offered':
      return toPerson('HUDDLE_OFFER', null, { offerEndsAt: event.offerEndsAt });
    case 'huddle.offer-lapsed':
      return toPerson('HUDDLE_OFFER_LAPSED', null);
    case 'huddle.planned':
    case 'huddle.capacity-changed':
      return [];
  }
}

/** The events of `recipientsOf`, for the table of reactions. */
export const toldEvents: ReadonlyArray<HuddleEvent['type']> = [
  'huddle.rsvp-answered',
  'huddle.rsvp-withdrawn',
  'huddle.request-accepted',
  'huddle.request-declined',
  'huddle.promoted',
  'huddle.place-offered',
  'huddle.offer-lapsed',
];
