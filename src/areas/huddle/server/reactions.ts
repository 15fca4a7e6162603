import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from '../rules/huddle-events.ts';
import { lapseOffers } from './change-places.ts';
import { mailMessages } from './messages/mail-message.ts';

/** Pages that show a huddle are told that it changed; they read it anew with their own rights. */
async function tellWatchers(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  const changed = new Set(events.map((event) => (event as DomainEvent & { huddleId: HuddleId }).huddleId));
  for (const id of changed) await announce(platform.database.db, `huddle:${id}`, 'huddle.changed', { id });
}

const watched: ReadonlyArray<HuddleEvent['type']> = [
  'huddle.rsvp-answered',
  'huddle.rsvp-withdrawn',
  'huddle.request-accepted',
  'huddle.request-declined',
  'huddle.participant-removed',
  'huddle.participant-readmitted',
  'huddle.moved',
  'huddle.promoted',
  'huddle.place-offered',
  'huddle.offer-lapsed',
  'huddle.capacity-changed',
  'huddle.planned',
  'huddle.plan-changed',
  'huddle.cancelled',
  'huddle.co-host-named',
  'huddle.handed-over',
];

export const huddleReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...watched.map((type) => [type, tellWatchers] as const),
  ['huddle.message-sent', mailMessages],
]);

export function huddleJobs(platform: Platform): Readonly<Record<string, JobHandler>> {
  return {
    'lapse-offers': (payload) => lapseOffers(platform, (payload as { huddleId: HuddleId }).huddleId),
  };
}
