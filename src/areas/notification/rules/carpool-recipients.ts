import type { CarpoolEvent } from '#areas/carpool/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type NotificationDraft, notifyAll } from './recipients.ts';

/** Who hears about what happened at a carpool, and as what; `riders` have a place there. */
export function carpoolRecipientsOf(event: CarpoolEvent, riders: readonly PersonId[]): NotificationDraft[] {
  const { ownerId } = event;
  switch (event.type) {
    case 'carpool.ride-asked':
      return notifyAll([ownerId], event.riderId, 'CARPOOL_REQUEST');
    case 'carpool.ride-offered':
      return notifyAll([event.riderId], ownerId, 'CARPOOL_OFFER');
    case 'carpool.ride-accepted':
    case 'carpool.ride-declined':
      return answer(event);
    case 'carpool.ride-moved-up':
      return notifyAll([event.riderId], ownerId, 'CARPOOL_MOVED_UP');
    case 'carpool.ride-left':
      return notifyAll([ownerId], event.riderId, 'CARPOOL_LEFT', { held: event.held });
    case 'carpool.ride-removed':
      return notifyAll([event.riderId], ownerId, 'CARPOOL_REMOVED');
    case 'carpool.moved':
      return notifyAll(riders, ownerId, 'CARPOOL_MOVED');
    case 'carpool.huddle-moved':
      return [{ recipientId: ownerId, kind: 'CARPOOL_HUDDLE_MOVED', actorId: null, facts: {} }];
    case 'carpool.cancelled':
      return cancellation(event);
    case 'carpool.planned':
    case 'carpool.changed':
      return [];
  }
}

type Answered = Extract<CarpoolEvent, { type: 'carpool.ride-accepted' | 'carpool.ride-declined' }>;

/** Who was waiting for the answer hears it. */
function answer(event: Answered): NotificationDraft[] {
  const { ownerId, riderId, byRider, type } = event;
  const [to, by] = byRider ? [ownerId, riderId] : [riderId, ownerId];
  if (type === 'carpool.ride-declined')
    return notifyAll([to], by, byRider ? 'CARPOOL_REFUSED' : 'CARPOOL_DECLINED');
  return notifyAll([to], by, byRider ? 'CARPOOL_TAKEN' : 'CARPOOL_ACCEPTED', { waiting: event.waiting });
}

/** A driver hears of it only when it was not they who called it off. */
function cancellation(event: Extract<CarpoolEvent, { type: 'carpool.cancelled' }>): NotificationDraft[] {
  const { ownerId, byHuddle, concerned } = event;
  const people = byHuddle ? [...concerned, ownerId] : concerned.filter((id) => id !== ownerId);
  const actorId = byHuddle ? null : ownerId;
  return [...new Set(people)].map((recipientId) => ({
    recipientId,
    actorId,
    kind: 'CARPOOL_CANCELLED' as const,
    facts: { byHuddle },
  }));
}

/** The events of `carpoolRecipientsOf`, for the table of reactions. */
export const toldCarpoolEvents: ReadonlyArray<CarpoolEvent['type']> = [
  'carpool.ride-asked',
  'carpool.ride-offered',
  'carpool.ride-accepted',
  'carpool.ride-declined',
  'carpool.ride-moved-up',
  'carpool.ride-left',
  'carpool.ride-removed',
  'carpool.moved',
  'carpool.huddle-moved',
  'carpool.cancelled',
];
