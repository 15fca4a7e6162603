import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { KnownViewer } from '#platform/server/identity/identify.ts';
import type { Found } from '#platform/shared/found.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { Named } from '../rules/mentions.ts';
import { type FaceRow, pictureUrlOf, presentPersonSummary } from './face.ts';
import { blockedPairSql } from './relations/reads.ts';

export type ViewerRow = KnownViewer & { readonly email: string | null };

const viewerColumns = [
  'people.id',
  'people.email',
  'people.email_verified',
  'people.onboarded_at',
  'people.suspended_at',
  'people.beta_user',
  'people.dev_user',
  'people.moderator',
  'people.operator',
  'people.time_zone',
  'people.locale',
] as const;

/** The viewer of an identity, for the gate in front of every operation. */
export async function readViewer(
  db: DbOrTx,
  identity: { readonly issuer: string; readonly subject: string },
): Promise<ViewerRow | undefined> {
  const row = await viewers(db)
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.issuer', '=', identity.issuer)
    .where('identities.subject', '=', identity.subject)
    .executeTakeFirst();
  return row && viewerOfRow(row);
}

/** The same of somebody who does not ask themselves: a program reads in their name, or they signed what is to be done. */
export async function viewerOfId(db: DbOrTx, personId: PersonId): Promise<KnownViewer | undefined> {
  const row = await viewers(db).where('people.id', '=', personId).executeTakeFirst();
  if (!row) return undefined;
  const { email: _, ...viewer } = viewerOfRow(row);
  return viewer;
}

function viewers(db: DbOrTx) {
  return db
    .selectFrom('people')
    .leftJoin('account_deletions as leaving', (join) =>
      join.onRef('leaving.person_id', '=', 'people.id').onRef('leaving.asked_at', '=', 'people.suspended_at'),
    )
    .select(viewerColumns)
    .select('leaving.due_at');
}

type FoundViewer = Awaited<ReturnType<ReturnType<typeof viewers>['executeTakeFirstOrThrow']>>;

function viewerOfRow(row: FoundViewer): ViewerRow {
  return {
    personId: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    onboarded: row.onboarded_at !== null,
    suspended: row.suspended_at !== null,
    leaving: row.due_at !== null,
    betaUser: row.beta_user,
    devUser: row.dev_user,
    moderator: row.moderator,
    operator: row.operator,
    timeZone: row.time_zone,
    locale: row.locale,
  };
}

/** The names of those of these people whom the viewer may know of. */
export async function namesOfVisiblePeople(
  db: DbOrTx,
  viewerId: PersonId,
  ids: readonly PersonId[],
): Promise<Map<PersonId, string>> {
  const rows = await visiblePeople(db, viewerId, ids);
  return new Map(rows.map((row) => [row.id as PersonId, row.display_name]));
}

/** Those of these people whom the viewer may know of, as they stand beside what they do. */
export async function visiblePersonSummaries(
  db: DbOrTx,
  viewerId: PersonId,
  ids: readonly PersonId[],
): Promise<Map<PersonId, PersonSummary>> {
  const rows = await visiblePeople(db, viewerId, ids);
  return new Map(rows.map((row) => [row.id as PersonId, presentPersonSummary(row)]));
}

type NamedPerson = Named & { readonly id: PersonId };

/** Those of these usernames that name somebody whom the viewer may know of. */
export async function peopleOfUsernames(
  db: DbOrTx,
  viewerId: PersonId,
  usernames: readonly string[],
): Promise<NamedPerson[]> {
  if (usernames.length === 0) return [];
  const found = await sql<NamedPerson>`
    select p.id, p.username, p.display_name as name from people p
    where p.username = any(${[...new Set(usernames)]}::citext[]) and p.onboarded_at is not null
      and p.suspended_at is null and not ${blockedPairSql(sql`p.id`, sql`${viewerId}::uuid`)}`.execute(db);
  return found.rows;
}

/** Set up, not suspended, and nobody who blocks or is blocked. */
async function visiblePeople(
  db: DbOrTx,
  viewerId: PersonId,
  ids: readonly PersonId[],
): Promise<readonly FaceRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<FaceRow>`
    select p.id, p.username, p.display_name, p.picture_media_id from people p
    where p.id = any(${[...new Set(ids)]}::uuid[]) and p.onboarded_at is not null and p.suspended_at is null
      and not ${blockedPairSql(sql`p.id`, sql`${viewerId}::uuid`)}`.execute(db);
  return found.rows;
}

/** Of this area's reads, what others may ask for stands here. */

/** Whether one of the two has blocked the other: then neither sees the other anywhere (PER-9). */
export async function areBlocked(db: DbOrTx, one: PersonId, other: PersonId): Promise<boolean> {
  const found = await sql<{ blocked: boolean }>`
    select ${blockedPairSql(sql`${one}::uuid`, sql`${other}::uuid`)} as blocked`.execute(db);
  return found.rows[0]?.blocked === true;
}

/** What serving a person's pictures needs to know. */
export interface PictureState {
  readonly personId: PersonId;
  readonly name: string;
  readonly pictureMediaId: string | null;
  readonly coverMediaId: string | null;
  /** Others may see this person: onboarded and not suspended. */
  readonly shown: boolean;
}

export async function pictureFactsOf(db: DbOrTx, personId: PersonId): Promise<PictureState | undefined> {
  const row = await db
    .selectFrom('people')
    .select([
      'username',
      'display_name',
      'picture_media_id',
      'cover_media_id',
      'suspended_at',
      'onboarded_at',
    ])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    personId,
    name: row.display_name || (row.username ?? ''),
    pictureMediaId: row.picture_media_id,
    coverMediaId: row.cover_media_id,
    shown: row.onboarded_at !== null && row.suspended_at === null,
  };
}

/** Those of these people whom the viewer may know of. */
export async function foundPeople(
  db: DbOrTx,
  viewerId: PersonId,
  ids: readonly PersonId[],
): Promise<Found[]> {
  const rows = await visiblePeople(db, viewerId, ids);
  return rows.map((row) => ({
    id: row.id,
    title: row.display_name,
    line: row.username ? `@${row.username}` : '',
    when: null,
    timeZone: null,
    placeName: null,
    pictureUrl: pictureUrlOf(row.id as PersonId, row.picture_media_id),
    path: `/${row.username}`,
  }));
}
