import { type RawBuilder, sql } from 'kysely';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Group } from '../../rules/people.ts';
import type { Cursor } from '../people/roster-order.sql.ts';

type Sql = RawBuilder<unknown>;

interface Page {
  readonly group: 'CONFIRMED' | 'WAITING';
  readonly name: string;
  readonly from: Cursor | undefined;
  readonly limit: number;
}

/** Whether people without an account can be in a group. */
export function isGroupByHand(group: Group): group is Page['group'] {
  return group === 'CONFIRMED' || group === 'WAITING';
}

/** Where somebody with this number stands; 1 is next. */
export function positionSql(huddleId: Sql, queueNumber: Sql): RawBuilder<number> {
  return sql<number>`((select count(*) from participations q
      where q.huddle_id = ${huddleId} and q.queue_number <= ${queueNumber})
    + (select count(*) from unregistered_parties q
      where q.huddle_id = ${huddleId} and q.queue_number <= ${queueNumber}))::int`;
}

/** Those without an account, with the columns of a list of participants. */
export function listedByHand(huddleId: HuddleId, { group, name, from, limit }: Page): Sql {
  const waits = group === 'WAITING';
  const behind = waits
    ? sql`u.queue_number > ${from?.queue ?? 0}::bigint`
    : sql`(u.answered_at, u.id) > (timestamptz 'epoch' + ${from?.microseconds ?? 0}::float8
        * interval '1 microsecond', ${from?.id}::uuid)`;
  return sql`
    select false as registered, u.id, null::text as username, u.name as display_name, null::uuid as picture_media_id,
      'PARTICIPANT' as role, u.place, '{}'::jsonb as guests, u.party, 'YES' as answer, null::timestamptz as offer_ends_at,
      u.attended_people, u.paid_at, null::timestamptz as acknowledged_at,
      null::timestamptz as pressed_at, null::timestamptz as received_at, u.note,
      case when u.queue_number is not null then ${positionSql(sql`u.huddle_id`, sql`u.queue_number`)} end as queue_position,
      lpad(coalesce(u.queue_number, (extract(epoch from u.answered_at) * 1000000)::bigint)::text, 16, '0')
        || '~' || u.id as rank
    from unregistered_parties u
    where u.huddle_id = ${huddleId} and u.place = ${sql.lit(group)} ${from ? sql`and ${behind}` : sql``}
      ${name === '' ? sql`` : sql`and position(lower(unaccent(${name})) in lower(unaccent(u.name))) > 0`}
    order by ${waits ? sql`u.queue_number` : sql`u.answered_at, u.id`} limit ${limit + 1}`;
}
