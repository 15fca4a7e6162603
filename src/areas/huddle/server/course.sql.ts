import { type RawBuilder, sql } from 'kysely';

/** No huddle lasts longer (`LONGER_THAN_A_MONTH`): what began before is not looked at, so an index finds the rest. */
const LONGEST = sql.lit('31 days');

/** Whether a huddle `h` is to come or under way, by the rule of `courseOf`; each has its end. */
export function isNotOver(now: RawBuilder<Date> | Date): RawBuilder<boolean> {
  return sql<boolean>`(h.ends_at >= ${now} and h.starts_at >= ${now}::timestamptz - interval ${LONGEST})`;
}

/** Whether a huddle `h` is over, by the same rule. */
export function isOver(now: RawBuilder<Date> | Date): RawBuilder<boolean> {
  return sql<boolean>`(h.ends_at < ${now})`;
}
