import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';

interface Paper {
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface PaperRow extends Paper {
  readonly id: string;
  readonly personId: PersonId;
}

/** The papers of one member, what ends first first. */
export function papersOf(db: DbOrTx, communityId: CommunityId, personId: PersonId): Promise<PaperRow[]> {
  return papers(db, communityId).where('person_id', '=', personId).execute();
}

/** So many of the papers of a community, those that end first. */
export function papersIn(db: DbOrTx, communityId: CommunityId, limit: number): Promise<PaperRow[]> {
  return papers(db, communityId).limit(limit).execute();
}

function papers(db: DbOrTx, communityId: CommunityId) {
  return db
    .selectFrom('member_qualifications')
    .select(['id', 'person_id as personId', 'name', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('community_id', '=', communityId)
    .orderBy(sql`valid_to nulls last, name, id`);
}

/** What somebody is qualified for, all of it: one that stays the same keeps what was told of its end. */
export async function savePapers(
  tx: Tx,
  { communityId, personId }: { readonly communityId: CommunityId; readonly personId: PersonId },
  papers: readonly Paper[],
): Promise<void> {
  const whose = sql`community_id = ${communityId} and person_id = ${personId}`;
  const { rows: before } = await sql<Paper & { told: number | null }>`
    delete from member_qualifications where ${whose}
    returning name, valid_from as "validFrom", valid_to as "validTo", told_days as told`.execute(tx);
  if (papers.length === 0) return;
  const told = (paper: Paper) =>
    before.find(({ name, validTo }) => name === paper.name && validTo === paper.validTo)?.told ?? null;
  await tx
    .insertInto('member_qualifications')
    .values(
      papers.map((paper) => ({
        id: newId<string>(),
        community_id: communityId,
        person_id: personId,
        name: paper.name,
        valid_from: paper.validFrom,
        valid_to: paper.validTo,
        told_days: told(paper),
      })),
    )
    .execute();
}

export interface EndingRow {
  readonly id: string;
  readonly communityId: CommunityId;
  readonly personId: PersonId;
  readonly name: string;
  readonly validTo: string;
  readonly told: number | null;
}

interface EndingPage {
  readonly today: string;
  readonly until: string;
  /** The last of the page before. */
  readonly after: EndingRow | undefined;
  readonly limit: number;
}

/** What ends from today until then, with what was told of it, locked: one page, what ends first first. */
export async function lockEnding(
  tx: Tx,
  { today, until, after, limit }: EndingPage,
): Promise<readonly EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select id, community_id as "communityId", person_id as "personId", name, valid_to as "validTo", told_days as told
    from member_qualifications where valid_to between ${today} and ${until}
      ${after ? sql`and (valid_to, id) > (${after.validTo}, ${after.id}::uuid)` : sql``}
    order by valid_to, id limit ${limit} for update`.execute(tx);
  return rows;
}

/** How many days before their ends their holders have been told, of several at once. */
export async function markTold(
  tx: Tx,
  told: ReadonlyArray<{ readonly id: string; readonly days: number }>,
): Promise<void> {
  if (told.length === 0) return;
  await sql`update member_qualifications q set told_days = t.days
    from json_to_recordset(${JSON.stringify(told)}::json) as t(id uuid, days int) where q.id = t.id`.execute(
    tx,
  );
}
