import { type RawBuilder, sql } from 'kysely';
import { isLive } from '#areas/link/rules/validity.ts';
import { blockedPairSql, type FaceRow } from '#areas/person/server/public.ts';
import { batchedQuery } from '#platform/server/db/batched-query.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Found, lineOf } from '#platform/shared/found.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AccessLevel, accessLevelOf } from '../rules/access.ts';
import {
  belongsToCommunity,
  hostBlocksSql,
  opensHuddle,
  readableHuddles,
  visibleHuddles,
} from './access.sql.ts';
import { coverUrl } from './present.ts';
import {
  factsOf,
  type HuddleRow,
  huddleWithDates,
  type ParticipationRow,
  participationState,
  withDates,
} from './rows.ts';

export interface HostSummaryRow extends FaceRow {
  readonly role: 'HOST' | 'CO_HOST';
}

/** A huddle that this onlooker may see, how much of it, and their own part. Only `findHuddle` makes one. */
export interface VisibleHuddle {
  readonly row: HuddleRow;
  readonly access: Exclude<AccessLevel, 'NOTHING'>;
  readonly mine: ParticipationRow | null;
  readonly hosts: readonly HostSummaryRow[];
}

export interface Onlooker {
  readonly personId: PersonId | null;
  readonly link?: string | undefined;
}

interface OnlookerRow {
  /** One column instead of sixty: their descriptions cost more than their values. */
  readonly huddle: HuddleRow;
  readonly mine: ParticipationRow | null;
  readonly hosts: readonly HostSummaryRow[];
  readonly blocked: boolean;
  readonly has_link: boolean;
  readonly community_member: boolean;
}

/** The huddle through the onlooker's eyes; undefined when it is missing or not for them, which look the same. */
export async function findHuddle(
  db: DbOrTx,
  onlooker: Onlooker,
  huddleId: HuddleId,
): Promise<VisibleHuddle | undefined> {
  const { personId, link } = onlooker;
  const [found] = await readForOnlooker(db, { personId, link: link || undefined, huddleId });
  if (!found) return undefined;
  return seenBy(personId, found);
}

/** `findHuddle` for many at once; those that are missing or not for them are not among the answer. */
export async function findHuddles(
  db: DbOrTx,
  { personId }: Onlooker,
  ids: readonly HuddleId[],
): Promise<Map<HuddleId, VisibleHuddle>> {
  if (ids.length === 0) return new Map();
  const { rows } = await forOnlooker({ personId, link: undefined }, sql`h.id = any(${ids}::uuid[])`).execute(
    db,
  );
  const seen = rows.flatMap((row) => seenBy(personId, row) ?? []);
  return new Map(seen.map((huddle) => [huddle.row.id, huddle]));
}

function seenBy(personId: PersonId | null, found: OnlookerRow): VisibleHuddle | undefined {
  const { hosts, blocked, has_link } = found;
  const row = huddleWithDates(found.huddle);
  const mine = found.mine ? withDates(found.mine) : null;
  const access = accessLevelOf(factsOf(row), {
    participation: personId ? participationState(mine ?? undefined) : null,
    blocked,
    communityMember: found.community_member,
    hasLink: has_link,
  });
  return access === 'NOTHING' ? undefined : { row, access, mine, hosts };
}

type Asked = Required<Pick<Onlooker, 'personId'>> & { link: string | undefined; huddleId: HuddleId };

const readForOnlooker = batchedQuery(
  { personId: 'uuid', link: 'text', huddleId: 'uuid' },
  ({ huddleId, ...onlooker }: Asked) => forOnlooker(onlooker, sql`h.id = ${huddleId}`),
);

function forOnlooker({ personId, link }: Omit<Asked, 'huddleId'>, which: SqlPart) {
  return sql<OnlookerRow>`
    select row_to_json(h) as huddle, ${personId ? ownColumns(personId) : visitorColumns},
      ${link ? opensHuddle(sql`${link}`, sql`h.id`) : sql`false`} as has_link,
      (select coalesce(json_agg(json_build_object('id', p.id, 'username', p.username,
          'display_name', p.display_name, 'picture_media_id', p.picture_media_id,
          'role', hp.role) order by hp.role desc, hp.created_at), '[]'::json)
        from participations hp join people p on p.id = hp.person_id
        where hp.huddle_id = h.id and hp.role in ('HOST', 'CO_HOST') ${personId ? notBlockedSql(personId) : sql``}) as hosts
    from huddles h ${personId ? ownPart(personId) : sql``}
    where ${which}`;
}

const visitorColumns = sql`null::json as mine, false as blocked, false as community_member`;

function ownColumns(personId: PersonId): SqlPart {
  return sql`row_to_json(me) as mine, ${hostBlocksSql(sql`${personId}::uuid`, sql`h.id`)} as blocked,
    ${belongsToCommunity(sql`${personId}::uuid`, sql`h.community_id`)} as community_member`;
}

/** A co-host beside a block is not seen (PER-9), but by who hosts with them and has to lead the day together. */
function notBlockedSql(personId: PersonId): SqlPart {
  return sql`and (me.role in ('HOST', 'CO_HOST') or not ${blockedPairSql(sql`p.id`, sql`${personId}::uuid`)})`;
}

function ownPart(personId: PersonId): SqlPart {
  return sql`left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid`;
}

type SqlPart = RawBuilder<unknown>;

export async function canWatchHuddle(db: DbOrTx, personId: PersonId, huddleId: HuddleId): Promise<boolean> {
  return (await findHuddle(db, { personId }, huddleId)) !== undefined;
}

/** Who shared a link, if the link is alive and leads to this huddle. */
export async function sharerOf(
  db: DbOrTx,
  link: string | undefined,
  huddleId: HuddleId,
): Promise<PersonId | undefined> {
  if (!link) return undefined;
  const row = await db
    .selectFrom('links')
    .select(['for_person_id', 'revoked_at'])
    .where('uid', '=', link)
    .where('object_type', '=', 'HUDDLE')
    .where('object_id', '=', huddleId)
    .executeTakeFirst();
  return row && isLive(row) ? row.for_person_id : undefined;
}

const circles = {
  HOSTS: "role in ('HOST', 'CO_HOST')",
  GOING: "place = 'CONFIRMED'",
  ANSWERED: "answer in ('YES', 'MAYBE')",
  CONCERNED: `answer is distinct from 'NO'
    and (role <> 'PARTICIPANT' or answer is not null or interested or invited_at is not null)`,
} as const;

/** Who hosts these huddles, who said yes or maybe to them, or who has any part in them but a no. */
export async function peopleOf(
  db: DbOrTx,
  circle: keyof typeof circles,
  huddleIds: readonly HuddleId[],
): Promise<Map<HuddleId, PersonId[]>> {
  const people = new Map<HuddleId, PersonId[]>(huddleIds.map((id) => [id, []]));
  if (people.size === 0) return people;
  const rows = await db
    .selectFrom('participations')
    .select(['huddle_id', 'person_id'])
    .where('huddle_id', 'in', [...people.keys()])
    .where(sql<boolean>`${sql.raw(circles[circle])}`)
    .execute();
  for (const row of rows) people.get(row.huddle_id)?.push(row.person_id);
  return people;
}

/** The names of those among these huddles that the person may see now. */
export async function namesOfVisibleHuddles(
  db: DbOrTx,
  personId: PersonId,
  huddleIds: readonly HuddleId[],
): Promise<Map<HuddleId, string>> {
  if (huddleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('huddles as h')
    .leftJoin('participations as me', (join) =>
      join.onRef('me.huddle_id', '=', 'h.id').on('me.person_id', '=', personId),
    )
    .select(['h.id', 'h.name'])
    .where('h.id', 'in', [...new Set(huddleIds)])
    .where(visibleHuddles(personId))
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

interface FoundRow {
  readonly id: HuddleId;
  readonly name: string;
  readonly description: string;
  readonly privacy: string;
  readonly version: number;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly venue_name: string | null;
}

/** Those of these huddles that the person may find now. */
export async function foundHuddles(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly HuddleId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const rows = (await foundFor({ personId, ids }).execute(db)).rows;
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    line: lineOf(row.description),
    when: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    placeName: row.venue_name,
    pictureUrl: row.privacy === 'PUBLIC' ? coverUrl(row, true) : null,
    path: `/huddle/view/${row.id}`,
  }));
}

const foundFor = ({
  personId,
  ids,
}: {
  readonly personId: PersonId;
  readonly ids: readonly HuddleId[];
}) => sql<FoundRow>`
    select h.id, h.name, left(h.description, 400) as description, h.privacy, h.version, h.starts_at, h.time_zone,
      h.venue->>'name' as venue_name
    from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${personId}
    where h.id = any(${ids}::uuid[]) and h.status = 'PUBLISHED' and ${readableHuddles(personId)}`;

/** Of these huddles how far they are, when they start, and what the person has answered. */
export async function answersOf(db: DbOrTx, personId: PersonId, ids: readonly HuddleId[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('huddles as h')
    .leftJoin('participations as me', (join) =>
      join.onRef('me.huddle_id', '=', 'h.id').on('me.person_id', '=', personId),
    )
    .select(['h.id', 'h.status', 'h.starts_at', 'me.answer'])
    .where('h.id', 'in', [...new Set(ids)])
    .execute();
}
