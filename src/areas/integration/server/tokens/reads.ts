import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId, ProgramTokenId } from '#platform/shared/ids.ts';

/** The token that has this hash, and whose it is. */
export async function findToken(db: DbOrTx, hash: Buffer) {
  return db
    .selectFrom('program_tokens')
    .select(['id', 'community_id', 'made_by', 'scopes', 'expires_at', 'last_used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** The tokens of a club, the newest first, those that have expired as well. */
export async function tokensOf(db: DbOrTx, communityId: CommunityId) {
  return db
    .selectFrom('program_tokens')
    .select(['id', 'name', 'scopes', 'made_by', 'created_at', 'expires_at', 'last_used_at'])
    .where('community_id', '=', communityId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many tokens a club has, with a lock until the transaction ends: nobody makes another meanwhile. */
export async function countTokensLocked(tx: Tx, communityId: CommunityId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`programs ${communityId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('program_tokens')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('community_id', '=', communityId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface NewToken {
  readonly id: ProgramTokenId;
  readonly communityId: CommunityId;
  readonly madeBy: PersonId;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly hash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}
