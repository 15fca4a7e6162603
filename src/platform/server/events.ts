import { sql } from 'kysely';
import type { EventId } from '#platform/shared/ids.ts';
import type { Tx } from './db/database.ts';
import { newId } from './new-id.ts';
import type { Platform } from './platform.ts';

/** Something that happened, in the past tense and with ids only: `huddle.rsvp-answered`. */
export type DomainEvent<Type extends string = string, Facts = unknown> = {
  readonly id: EventId;
  readonly type: Type;
  /** ISO 8601, UTC. */
  readonly at: string;
} & Facts;

/**
 * What follows from events of one type. It gets all of them that one transaction recorded, may run more than
 * once and must then have no further effect.
 */
export type Reaction<E extends DomainEvent = DomainEvent> = (
  platform: Platform,
  events: readonly E[],
) => Promise<void>;

/** Enqueues the events in the same transaction as what caused them: both happen, or neither. */
export async function recordEvents<Event extends { readonly type: string }>(
  tx: Tx,
  at: Date,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return;
  const recorded = events.map((event) => ({ id: newId<EventId>(), at: at.toISOString(), ...event }));
  await sql`select graphile_worker.add_job('react-to-events', ${JSON.stringify(recorded)}::json)`.execute(tx);
}

/** The job that hands recorded events to their reactions. */
export function reactToEvents(platform: Platform, reactions: ReadonlyMap<string, readonly Reaction[]>) {
  return async (payload: unknown): Promise<void> => {
    const byType = Map.groupBy(payload as DomainEvent[], (event) => event.type);
    for (const [type, events] of byType) {
      for (const react of reactions.get(type) ?? []) await react(platform, events);
    }
  };
}
