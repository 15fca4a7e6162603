import { type RawBuilder, sql } from 'kysely';
import { unreachableSql } from '#areas/person/server/public.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Audience } from '../../rules/messaging.ts';

const answered = "p.answer in ('YES', 'MAYBE')";

const who: Readonly<Record<Audience, string>> = {
  ALL: `(${answered} or (p.answer is null and (p.interested or p.invited_at is not null)))`,
  CONFIRMED: "p.place = 'CONFIRMED'",
  MAYBE: "p.answer = 'MAYBE'",
  WAITING: 'p.queue_number is not null',
  REQUESTED: "p.place = 'REQUESTED'",
  INTERESTED: "p.interested and p.answer is distinct from 'NO'",
  INVITED: 'p.invited_at is not null and p.answer is null',
  UNACKNOWLEDGED: `${answered} and coalesce(p.attended_people, 0) = 0 and exists (select 1 from huddles h where h.id = p.huddle_id
    and h.moved_at > coalesce(p.acknowledged_at, '-infinity'))`,
};

/** Where those without an account stand whom an audience would hold. */
const places: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  ALL: ['CONFIRMED', 'WAITING'],
  CONFIRMED: ['CONFIRMED'],
  WAITING: ['WAITING'],
};

/** Places of those without an account whom a message to this audience does not reach. */
export const placesWithoutAccount = (audience: Audience): readonly string[] => places[audience] ?? [];

export interface Addressed {
  readonly huddleId: HuddleId;
  readonly authorId: PersonId;
  readonly audience: Audience;
}

/** Everybody whom a message is for, as `id`, with `why` somebody gets none; null for those who get it. */
export function addressedSql({ huddleId, authorId, audience }: Addressed): RawBuilder<unknown> {
  return sql`select p.person_id as id,
      case when ${unreachableSql(sql`p.person_id`, sql`${authorId}::uuid`)} then 'UNREACHABLE' end as why
    from participations p
    where p.huddle_id = ${huddleId} and p.role = 'PARTICIPANT' and p.declined_at is null
      and ${sql.raw(who[audience])}`;
}
