import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { isQualified } from '../../rules/qualifications.ts';

interface Paper {
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface PaperRow extends Paper {
  readonly id: string;
  readonly personId: PersonId;
}

interface Of {
  readonly communityId: CommunityId;
  readonly personId?: PersonId | undefined;
}

/** The papers of a community, or of one member, what ends first first. */
export async function listPapers(db: DbOrTx, { communityId, personId }: Of): Promise<PaperRow[]> {
  let query = db
    .selectFrom('member_qualifications')
    .select(['id', 'person_id as personId', 'name', 'valid_from as validFrom', 'valid_to as validTo'])
    .where('community_id', '=', communityId)
    .orderBy(sql`valid_to nulls last, name, id`)
    .limit(2_000);
  if (personId) query = query.where('person_id', '=', personId);
  return query.execute();
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

export interface Asked {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
  readonly name: string;
  /** Calendar days where the outing takes place. */
  readonly days: readonly string[];
}

/** Whether somebody holds what an outing asks of its leader, on its days. */
export async function holdsQualification(
  db: DbOrTx,
  { communityId, personId, name, days }: Asked,
): Promise<boolean> {
  return isQualified(await listPapers(db, { communityId, personId }), personId, name, days);
}

export interface EndingRow {
  readonly id: string;
  readonly communityId: CommunityId;
  readonly personId: PersonId;
  readonly name: string;
  readonly validTo: string;
  readonly told: number | null;
}

/** What ends from today until then, with what was told of it, locked. */
export async function lockEnding(tx: Tx, today: string, until: string): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    select id, community_id as "communityId", person_id as "personId", name, valid_to as "validTo", told_days as told
    from member_qualifications where valid_to between ${today} and ${until} order by id for update`.execute(
    tx,
  );
  return rows;
}

export async function markTold(tx: Tx, id: string, days: number): Promise<void> {
  await tx.updateTable('member_qualifications').set({ told_days: days }).where('id', '=', id).execute();
}
