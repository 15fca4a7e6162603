import { type RawBuilder, sql } from 'kysely';
import type { Activity } from '#areas/huddle/rules/activity.ts';
import { metersToHuddle } from '#areas/huddle/server/public.ts';
import { blockedPairSql, unreachableSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Difficulty } from '../../rules/outing-news.ts';
import { hasSwitchedOff } from '../choices/switched-off.sql.ts';

type Sql = RawBuilder<unknown>;

const rank = (column: string) =>
  sql`array_position(array['EASY', 'MODERATE', 'HARD', 'VERY_HARD'], ${sql.raw(column)})`;

/** What is done at the huddle `h`, and how hard it is, fits the choice `oc`. */
const hearsOfKind = sql<boolean>`case coalesce(oc.wanted, 'ALL')
  when 'ALL' then true
  when 'FITTING' then (oc.activities = '{}' or h.activity = any(oc.activities))
    and coalesce(${rank('h.difficulty')} <= ${rank('oc.hardest')}, true)
  else false end`;

/** `hearsOf` as a condition on the huddle `h`, the choice `oc` and the person `p`; `hearers.test.ts` compares them. */
const hears = sql<boolean>`(${hearsOfKind} and (coalesce(oc.wanted, 'ALL') = 'ALL'
  or coalesce(${metersToHuddle(sql`ll_to_earth(p.place_lat, p.place_lng)`)} <= oc.within_km * 1000, true)))`;

/** Members of the club of these huddles `h`, with what each chose and their part in it. */
const membersOf = (huddles: Sql) => sql`
  ${huddles} h join memberships m on m.community_id = h.community_id and m.state = 'MEMBER'
  join people p on p.id = m.person_id
  left join outing_choices oc on oc.community_id = m.community_id and oc.person_id = m.person_id
  left join participations part on part.huddle_id = h.id and part.person_id = m.person_id`;

const membersOfClub = membersOf(sql`huddles`);

/** Neither hosts nor turned away, and nothing is open. */
const free = sql<boolean>`(part.person_id is null or (part.role = 'PARTICIPANT' and part.declined_at is null
  and part.place = 'NONE'))`;

const silent = sql<boolean>`(${free} and part.answer is null)`;

const isTheirs = sql<boolean>`h.status = 'PUBLISHED' and h.privacy <> 'PRIVATE' and p.suspended_at is null`;

/** What is not for these eyes is not told: a host and a member who keep apart. */
const apart = (person: Sql) => sql<boolean>`exists (select 1 from participations host
  where host.huddle_id = h.id and host.role = 'HOST' and ${blockedPairSql(sql`host.person_id`, person)})`;

/** Another day may suit those who said no; of a new one the invited hear by their invitation. */
const hearsNow = (again: boolean) =>
  again
    ? sql<boolean>`(${free} and part.answer is distinct from 'YES' and part.answer is distinct from 'MAYBE')`
    : sql<boolean>`(${silent} and part.invited_at is null)`;

export interface HearerPage {
  readonly huddleId: HuddleId;
  /** Who caused it, and is not told. */
  readonly actorId: PersonId;
  readonly after: PersonId | null;
  readonly limit: number;
}

/** Who hears of a new or moved outing of their club: one page, by their ids. */
export async function outingHearers(
  db: DbOrTx,
  { huddleId, actorId, after, limit }: HearerPage,
  again: boolean,
): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    select m.person_id as id from ${membersOfClub}
    where h.id = ${huddleId} and ${isTheirs} and m.person_id <> ${actorId}
      ${andAfter(sql`m.person_id`, after)}
      and ${hearsNow(again)} and ${hears} and not ${apart(sql`m.person_id`)}
    order by m.person_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface PlannedOuting {
  readonly communityId: CommunityId;
  /** Who would publish it. */
  readonly actorId: PersonId;
  readonly activity: Activity;
  readonly difficulty: Difficulty | null;
}

/**
 * How many hear at most of an outing that is not published yet, and how many want none such. Where it is and who else
 * hosts it are left out, as are blocks: a count that changes with them would tell where a member lives, or whom they block.
 */
export async function countNews(
  db: DbOrTx,
  { communityId, actorId, activity, difficulty }: PlannedOuting,
): Promise<{ readonly told: number; readonly unwanted: number }> {
  const planned = sql`(select null::uuid as id, ${communityId}::uuid as community_id, 'PUBLISHED' as status,
    'COMMUNITY' as privacy, ${activity}::text as activity, ${difficulty}::text as difficulty)`;
  const { rows } = await sql<{ told: number; unwanted: number }>`
    select (count(*) filter (where ${hearsOfKind}))::int as told,
      (count(*) filter (where not ${hearsOfKind}))::int as unwanted
    from ${membersOf(planned)} where ${isTheirs} and m.person_id <> ${actorId}`.execute(db);
  return rows[0] ?? { told: 0, unwanted: 0 };
}

/** As what somebody is reminded: that they have not answered, or that they have not seen a change. */
export type ReminderReason = 'ANSWER' | 'CHANGE';

export interface Reminded {
  readonly id: PersonId;
  readonly reason: ReminderReason;
}

/** What is not told to somebody although they have not answered or not seen it; null for what is told (C20). */
const whyNot = (person: Sql, actorId: PersonId, kind: Kind, hearsOfIt: Sql = sql`true`) => sql`
  case when ${unreachableSql(person, sql`${actorId}::uuid`)} or ${apart(person)} then 'UNREACHABLE'
    when ${hearsOfIt} is not true or ${hasSwitchedOff(person, kind)} then 'SWITCHED_OFF' end as why`;

/** Who has not answered, asked by hand or by their club, and who has not acknowledged the last change; `why` some get none. */
export const remindedAt = (huddleId: HuddleId, actorId: PersonId): Sql => sql`
  select m.person_id as id, 'ANSWER' as reason, ${whyNot(sql`m.person_id`, actorId, 'HUDDLE_ASKED', hears)}
  from ${membersOfClub}
  where h.id = ${huddleId} and h.status = 'PUBLISHED' and h.privacy <> 'PRIVATE' and ${silent}
    and part.invited_at is null and m.person_id <> ${actorId}
  union all
  select part.person_id, 'ANSWER', ${whyNot(sql`part.person_id`, actorId, 'HUDDLE_ASKED')}
  from huddles h join participations part on part.huddle_id = h.id
  where h.id = ${huddleId} and h.status = 'PUBLISHED' and part.invited_at is not null and ${silent}
    and part.person_id <> ${actorId}
  union all
  select part.person_id, 'CHANGE', ${whyNot(sql`part.person_id`, actorId, 'HUDDLE_MOVED')}
  from huddles h join participations part on part.huddle_id = h.id
  where h.id = ${huddleId} and h.status = 'PUBLISHED' and part.role = 'PARTICIPANT' and part.declined_at is null
    and part.answer in ('YES', 'MAYBE') and coalesce(part.attended_people, 0) = 0
    and h.moved_at > coalesce(part.acknowledged_at, '-infinity') and part.person_id <> ${actorId}`;

export async function remindedPage(
  db: DbOrTx,
  { huddleId, actorId, after, limit }: HearerPage,
): Promise<readonly Reminded[]> {
  const { rows } = await sql<Reminded>`
    select id, reason from (${remindedAt(huddleId, actorId)}) r
    where why is null ${andAfter(sql`id`, after)} order by id limit ${limit}`.execute(db);
  return rows;
}

/** How many a reminder would reach now. */
export async function countReminded(
  db: DbOrTx,
  huddleId: HuddleId,
  actorId: PersonId,
): Promise<{ readonly unanswered: number; readonly unseen: number }> {
  const { rows } = await sql<{ unanswered: number; unseen: number }>`
    select (count(*) filter (where reason = 'ANSWER'))::int as unanswered,
      (count(*) filter (where reason = 'CHANGE'))::int as unseen
    from (${remindedAt(huddleId, actorId)}) r where why is null`.execute(db);
  return rows[0] ?? { unanswered: 0, unseen: 0 };
}
