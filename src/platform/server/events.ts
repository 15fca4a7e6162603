import type { EventId } from '#platform/shared/ids.ts';
import type { Tx } from './db/database.ts';
import { enqueue, type NewJob } from './enqueue.ts';
import { together } from './job-batcher.ts';
import type { JobHandler } from './jobs.ts';
import { newId } from './new-id.ts';
import type { Platform } from './platform.ts';

/** Something that happened, in the past tense and with ids only: `huddle.rsvp-answered`. */
export type DomainEvent<Type extends string = string, Facts = unknown> = {
  readonly id: EventId;
  readonly type: Type;
  /** ISO 8601, UTC. */
  readonly at: string;
} & Facts;

/** Events of an area, as they were recorded. */
export type Happened<Event> = ReadonlyArray<DomainEvent & Event>;

/**
 * What follows from events. It gets all of its types that one transaction recorded, in their order, and those of
 * further ones that wait; it may run more than once and must then have no further effect. It is typed as a method so
 * that a reaction may say which events it takes: the map names their types.
 */
export type Reaction = { react(platform: Platform, events: readonly DomainEvent[]): Promise<void> }['react'];

/**
 * Enqueues the events in the same transaction as what caused them: both happen, or neither. What may run again and would
 * then record the same once more says their `id`.
 */
export async function recordEvents<Event extends { readonly type: string }>(
  tx: Tx,
  at: Date,
  events: readonly Event[],
): Promise<void> {
  if (events.length > 0) await enqueue(tx, [eventsJob(at, events)]);
}

/** The job by which these events are recorded, to be enqueued together with others. */
export function eventsJob<Event extends { readonly type: string }>(
  at: Date,
  events: readonly Event[],
): NewJob {
  const recorded = events.map((event) => ({ id: newId<EventId>(), at: at.toISOString(), ...event }));
  return { task: 'react-to-events', payload: recorded };
}

/** The job that hands recorded events to their reactions, each reaction once with all that concern it. */
export function reactToEvents(
  platform: Platform,
  reactions: ReadonlyMap<string, readonly Reaction[]>,
): JobHandler {
  return together(async (payloads) => {
    const concerned = new Map<Reaction, DomainEvent[]>();
    for (const event of (payloads as DomainEvent[][]).flat()) {
      for (const react of reactions.get(event.type) ?? []) {
        const events = concerned.get(react);
        if (events) events.push(event);
        else concerned.set(react, [event]);
      }
    }
    for (const [react, events] of concerned) await react(platform, events);
  });
}
