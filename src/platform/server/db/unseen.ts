import { type RawBuilder, sql } from 'kysely';

/**
 * A value that the planner does not look at. Knowing how rare this one is, it would find each plan it could keep a
 * little dearer than one made for the occasion, and make one for each call: that costs more than a page of rows.
 */
export function unseen<T>(value: T, type: 'text' | 'timestamptz' | 'uuid'): RawBuilder<T> {
  return sql<T>`(select ${value}::${sql.raw(type)})`;
}

/** The same of a list of ids, to be compared with `any`: how many they are is no reason for another plan. */
export function unseenIds<T>(ids: readonly T[]): RawBuilder<readonly T[]> {
  return sql<readonly T[]>`(select ${ids}::uuid[])::uuid[]`;
}
