import { sql } from 'kysely';
import type { Group } from '../../rules/people.ts';

export const answered = sql`coalesce(p.answered_at, p.created_at)`;
/** In a queue by its number; all others behind, as the indexes of the mixed groups have it. */
const queued = sql`coalesce(p.queue_number, 9007199254740991)`;

/** In which order a group is read, as its index has it: who waits, who has answered, or both mixed. */
const orders = {
  QUEUE: {
    by: sql`p.queue_number`,
    behind: (from: Cursor) => sql`p.queue_number > ${from.queue}::bigint`,
  },
  TIME: {
    by: sql`${answered}, p.person_id`,
    behind: (from: Cursor) => sql`(${answered}, p.person_id) > (${timeOf(from)}, ${from.id}::uuid)`,
  },
  MIXED: {
    by: sql`${queued}, ${answered}, p.person_id`,
    behind: (from: Cursor) => sql`(${queued}, ${answered}, p.person_id)
      > (coalesce(${from.queue}::bigint, 9007199254740991), ${timeOf(from)}, ${from.id}::uuid)`,
  },
} as const;

const mixed: ReadonlySet<Group> = new Set(['INTERESTED', 'TURNED_AWAY', 'UNACKNOWLEDGED']);

export function orderOf(group: Group) {
  if (group === 'WAITING') return orders.QUEUE;
  return mixed.has(group) ? orders.MIXED : orders.TIME;
}

/** Behind whom a page begins: their number in the queue, or the microseconds of their answer. */
export interface Cursor {
  readonly queue: number | null;
  readonly microseconds: number | null;
  readonly id: string;
}

/** Numbers of a queue are small, instants of this century are not. */
const FIRST_INSTANT = 1e12;

export function cursorOf(after: string | undefined): Cursor | undefined {
  const [, digits, id] = /^(\d{1,16})~([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  if (!digits || !id) return undefined;
  const value = Number(digits);
  return value < FIRST_INSTANT
    ? { queue: value, microseconds: null, id }
    : { queue: null, microseconds: value, id };
}

/** Nobody has the same number in a queue, so there the time says nothing. */
function timeOf({ microseconds }: Cursor) {
  return microseconds === null
    ? sql`timestamptz 'infinity'`
    : sql`timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`;
}
