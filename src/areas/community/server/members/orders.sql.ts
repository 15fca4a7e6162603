import { type RawBuilder, sql } from 'kysely';
import { type MemberFilter, type MemberOrder, quietBefore } from '../../rules/member-list.ts';

/** Where a page ended: the key of its order, and who was last. */
export interface MembersCursor {
  readonly order: MemberOrder;
  readonly key: string;
  readonly id: string;
}

interface OrderSql {
  /** What the cursor keeps of a row, as text. */
  readonly key: RawBuilder<string>;
  readonly by: RawBuilder<unknown>;
  behind(cursor: MembersCursor): RawBuilder<boolean>;
}

const standing = sql<number>`array_position(array['MEMBER', 'TREASURER', 'LEADER', 'ADMIN', 'OWNER'], m.role)`;
const active = sql<Date>`coalesce(m.active_at, m.since)`;
const paid = sql<string>`coalesce(m.paid_until, '')`;
/** To the microsecond, as the database keeps it. */
const asKey = (instant: RawBuilder<Date>) =>
  sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`;
const instantOf = (key: string) =>
  sql<Date>`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;
const joined = sql<Date>`m.since`;

/** The orders of the list, each as its index has it. */
export const orders: Readonly<Record<MemberOrder, OrderSql>> = {
  STANDING: {
    key: sql<string>`${standing} || '.' || ${asKey(joined)}`,
    by: sql`${standing} desc, m.since desc, m.person_id desc`,
    behind: ({ key, id }) => {
      const [rank = '', since = ''] = key.split('.');
      return sql<boolean>`(${standing}, m.since, m.person_id) < (${rank}::int, ${instantOf(since)}, ${id}::uuid)`;
    },
  },
  JOINED: {
    key: asKey(joined),
    by: sql`m.since desc, m.person_id desc`,
    behind: ({ key, id }) => sql<boolean>`(m.since, m.person_id) < (${instantOf(key)}, ${id}::uuid)`,
  },
  QUIET: {
    key: asKey(active),
    by: sql`${active}, m.person_id`,
    behind: ({ key, id }) => sql<boolean>`(${active}, m.person_id) > (${instantOf(key)}, ${id}::uuid)`,
  },
  DUES: {
    key: paid,
    by: sql`${paid}, m.person_id`,
    behind: ({ key, id }) => sql<boolean>`(${paid}, m.person_id) > (${key}, ${id}::uuid)`,
  },
};

/** The conditions of a filter; each that has an order is a range of its index. */
export function narrowing(filter: MemberFilter, now: Date): RawBuilder<boolean>[] {
  const { role, joinedSince, dues, quietMonths } = filter;
  const rank = sql`array_position(array['MEMBER', 'TREASURER', 'LEADER', 'ADMIN', 'OWNER'], ${role ?? ''})`;
  return [
    ...(role ? [sql<boolean>`${standing} = ${rank}`] : []),
    ...(joinedSince ? [sql<boolean>`m.since >= ${joinedSince}::date at time zone 'UTC'`] : []),
    ...(dues ? [sql<boolean>`${paid} < ${now.toISOString().slice(0, 10)}`] : []),
    ...(quietMonths === undefined ? [] : [sql<boolean>`${active} < ${quietBefore(now, quietMonths)}`]),
  ];
}
