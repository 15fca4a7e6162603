import { sql } from 'kysely';
import { batchedQuery } from '#platform/server/db/batched-query.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type Found, lineOf } from '#platform/shared/found.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { accessLevelOf, type CommunityAccess } from '../rules/access.ts';
import { findableCommunities } from './access.sql.ts';
import { countsFor, type HuddleCounts } from './counts.sql.ts';
import { hasPublicPictures, picturesOf } from './pictures/urls.ts';
import {
  type CommunityRow,
  communityWithDates,
  factsOf,
  type MembershipRow,
  membershipState,
} from './rows.ts';

/** A community that this onlooker may see, how much of it, and how they stand to it. */
export interface VisibleCommunity {
  readonly row: CommunityRow;
  readonly access: Exclude<CommunityAccess, 'NOTHING'>;
  readonly mine: Pick<MembershipRow, 'state' | 'role' | 'title' | 'invited_by'> | undefined;
}

/** The community through the onlooker's eyes; undefined when it is missing or not for them, which look the same. */
export async function findCommunity(
  db: DbOrTx,
  personId: PersonId | null,
  communityId: CommunityId,
): Promise<VisibleCommunity | undefined> {
  const found = await membershipIn(db, personId, communityId).executeTakeFirst();
  return found && asSeen(found, personId);
}

/** The same with the numbers of its overview, in one statement too. */
export async function findCommunityWithCounts(
  db: DbOrTx,
  personId: PersonId | null,
  communityId: CommunityId,
  now: Date,
): Promise<(VisibleCommunity & { readonly counts: HuddleCounts }) | undefined> {
  const [found] = await standingWithCounts(db, { personId, communityId, now });
  const seen = found && asSeen(found, personId);
  return seen && { ...seen, counts: found.counts };
}

interface Asked {
  readonly personId: PersonId | null;
  readonly communityId: CommunityId;
  readonly now: Date;
}

const standingWithCounts = batchedQuery(
  { personId: 'uuid', communityId: 'uuid', now: 'timestamptz' },
  ({ personId, communityId, now }: Asked, db) =>
    membershipIn(db, personId, communityId).select(countsFor(communityId, personId, now).as('counts')),
);

/** One statement: this is asked by every door of a community. */
function membershipIn(db: DbOrTx, personId: PersonId | null, communityId: CommunityId) {
  return db
    .selectFrom('communities as c')
    .leftJoin('memberships as me', (join) =>
      join.onRef('me.community_id', '=', 'c.id').on('me.person_id', '=', personId),
    )
    .select(sql<CommunityRow>`row_to_json(c)`.as('community'))
    .select(['me.state as my_state', 'me.role as my_role', 'me.title as my_title'])
    .select('me.invited_by as my_inviter')
    .where('c.id', '=', communityId);
}

type OwnMembership = NonNullable<Awaited<ReturnType<ReturnType<typeof membershipIn>['executeTakeFirst']>>>;

function asSeen(found: OwnMembership, personId: PersonId | null): VisibleCommunity | undefined {
  const { my_state: state, my_role: role, my_title: title, my_inviter: invited_by } = found;
  const row = communityWithDates(found.community);
  const mine = state && role ? { state, role, title: title ?? '', invited_by } : undefined;
  const access = accessLevelOf(factsOf(row), personId === null ? null : membershipState(mine));
  return access === 'NOTHING' ? undefined : { row, access, mine };
}

export async function membershipOf(
  db: DbOrTx,
  communityId: CommunityId,
  personId: PersonId,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('memberships')
    .selectAll()
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Locks the community until the transaction ends, so that it has one writer of its memberships at a time. */
export async function lockCommunity(tx: Tx, communityId: CommunityId): Promise<CommunityRow | undefined> {
  return tx
    .selectFrom('communities')
    .selectAll()
    .where('id', '=', communityId)
    .forUpdate()
    .executeTakeFirst();
}

export async function ownersOf(db: DbOrTx, communityId: CommunityId): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('person_id')
    .where('community_id', '=', communityId)
    .where('role', '=', 'OWNER')
    .execute();
  return rows.map((row) => row.person_id);
}

/** Owners and admins of each of these communities. */
export async function leadersOf(
  db: DbOrTx,
  communityIds: readonly CommunityId[],
): Promise<Map<CommunityId, PersonId[]>> {
  const leaders = new Map<CommunityId, PersonId[]>();
  if (communityIds.length === 0) return leaders;
  const rows = await db
    .selectFrom('memberships')
    .select(['community_id', 'person_id'])
    .where('community_id', 'in', [...new Set(communityIds)])
    .where('state', '=', 'MEMBER')
    .where('role', 'in', ['OWNER', 'ADMIN'])
    .execute();
  for (const { community_id, person_id } of rows) {
    const id = community_id;
    leaders.set(id, [...(leaders.get(id) ?? []), person_id]);
  }
  return leaders;
}

/** The names of those among these communities that the person may see now. */
export async function namesOfVisibleCommunities(
  db: DbOrTx,
  personId: PersonId,
  communityIds: readonly CommunityId[],
): Promise<Map<CommunityId, string>> {
  if (communityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('communities as c')
    .leftJoin('memberships as me', (join) =>
      join.onRef('me.community_id', '=', 'c.id').on('me.person_id', '=', personId),
    )
    .select(['c.id', 'c.name'])
    .where('c.id', 'in', [...new Set(communityIds)])
    .where(findableCommunities(personId))
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** How many communities this person owns, those on their way out not counted. */
export async function countOwned(db: DbOrTx, personId: PersonId): Promise<number> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('communities as c', 'c.id', 'm.community_id')
    .select((eb) => eb.fn.countAll<number>().as('owned'))
    .where('m.person_id', '=', personId)
    .where('m.role', '=', 'OWNER')
    .where('c.delete_after', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.owned);
}

/** Invitations that wait for this person, and requests in communities that they lead. */
export async function waitingFor(
  db: DbOrTx,
  personId: PersonId,
): Promise<{ readonly invitations: number; readonly requests: number }> {
  const found = await sql<{ invitations: number; requests: number }>`
    select (select count(*) from memberships me
        cross join lateral (select delete_after from communities where id = me.community_id limit 1) c
        where me.person_id = ${personId} and me.state = 'INVITED' and c.delete_after is null)::int as invitations,
      (select coalesce(sum(c.request_count), 0) from memberships me
        cross join lateral (select request_count from communities where id = me.community_id limit 1) c
        where me.person_id = ${personId} and me.role in ('OWNER', 'ADMIN'))::int as requests`.execute(db);
  return found.rows[0] ?? { invitations: 0, requests: 0 };
}

interface FoundRow {
  readonly id: CommunityId;
  readonly name: string;
  readonly privacy: string;
  readonly version: number;
  readonly delete_after: Date | null;
  readonly description: string;
  readonly place_name: string | null;
  readonly inside: boolean;
}

/** Those of these communities that the person may find now; of a private one strangers learn its name. */
export async function foundCommunities(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly CommunityId[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundRow>`
    select c.id, c.name, c.privacy, c.version, c.delete_after, left(c.description, 400) as description,
      c.location->>'name' as place_name, coalesce(me.state = 'MEMBER', false) as inside
    from communities c left join memberships me on me.community_id = c.id and me.person_id = ${personId}
    where c.id = any(${ids}::uuid[]) and ${findableCommunities(personId)}`.execute(db);
  return rows.map((row) => {
    const open = row.privacy === 'PUBLIC' || row.inside;
    return {
      id: row.id,
      title: row.name,
      line: open ? lineOf(row.description) : '',
      when: null,
      timeZone: null,
      placeName: open ? row.place_name : null,
      pictureUrl: hasPublicPictures(row) ? picturesOf(row).logoUrl : null,
      path: `/community/view/${row.id}`,
    };
  });
}

/** Of this area's reads, what others may ask for stands here. */

/** Those of these communities to which the person belongs or has asked to, and which of the two. */
export async function joinedOrAsked(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly CommunityId[],
): Promise<ReadonlyMap<CommunityId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('memberships')
    .select(['community_id', 'state'])
    .where('person_id', '=', personId)
    .where('community_id', 'in', [...new Set(ids)])
    .where('state', 'in', ['MEMBER', 'REQUESTED'])
    .execute();
  return new Map(rows.map(({ community_id, state }) => [community_id, state]));
}

/** The community of each of these huddles, if it has one. */
export async function communitiesOfHuddles(db: DbOrTx, huddleIds: readonly HuddleId[]) {
  const rows = await db
    .selectFrom('huddles')
    .select(['id', 'community_id'])
    .where('id', 'in', huddleIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.community_id]));
}
