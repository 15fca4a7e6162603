import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { asHardAs, isExperienceAsked } from '../../rules/experience.ts';
import type { HuddleRow } from '../rows.ts';
import type { ParticipantRow } from './reads.ts';

/** What leaders see of somebody who asks to come, and has agreed to it. */
export interface Experience {
  /** Outings of the community that they came to. */
  readonly came: number;
  /** Of those, the ones as hard as this or harder. */
  readonly asHard: number;
  /** Other outings on the days of this one at which they have a spot. */
  readonly sameDay: number;
}

const taken = sql<boolean>`(p.place = 'CONFIRMED' or p.role in ('HOST', 'CO_HOST'))`;

/** Of each of these who asks to come and lets leaders see it; of nobody else. */
export async function experienceOf(
  db: Db,
  row: HuddleRow,
  rows: readonly ParticipantRow[],
  now: Date,
): Promise<ReadonlyMap<PersonId, Experience>> {
  const { id, community_id: communityId, time_zone: zone } = row;
  const people = rows.flatMap((each) => (isExperienceAsked({ ...each, communityId }) ? [each.id] : []));
  if (people.length === 0) return new Map();
  const dayOf = (instant: Date) => sql`date_trunc('day', ${instant}::timestamptz at time zone ${zone})`;
  const { rows: found } = await sql<Experience & { id: PersonId }>`
    select s.id, c.came, c."asHard", d."sameDay" from people s
    cross join lateral (
      select count(*)::int as came,
        (count(*) filter (where h.difficulty = any(${asHardAs(row.difficulty)}::text[])))::int as "asHard"
      from participations p join huddles h on h.id = p.huddle_id
      where p.person_id = s.id and h.community_id = ${communityId} and h.status = 'PUBLISHED' and h.ends_at < ${now}
        and ${taken} and p.attended_people is distinct from 0) c
    cross join lateral (
      select count(*)::int as "sameDay" from participations p join huddles h on h.id = p.huddle_id
      where p.person_id = s.id and h.id <> ${id} and h.status = 'PUBLISHED' and ${taken}
        and h.starts_at < (${dayOf(row.ends_at)} + interval '1 day') at time zone ${zone}
        and h.ends_at > ${dayOf(row.starts_at)} at time zone ${zone}) d
    where s.id = any(${people}::uuid[]) and s.attendance_shared`.execute(db);
  return new Map(found.map(({ id: personId, ...experience }) => [personId, experience]));
}
