import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId, ProgramTokenId } from '#platform/shared/ids.ts';
import type { NewToken } from './reads.ts';

/** Keeps a token; false when there is one of this id. */
export async function saveToken(tx: Tx, token: NewToken): Promise<boolean> {
  const { numInsertedOrUpdatedRows: saved = 0n } = await tx
    .insertInto('program_tokens')
    .values({
      id: token.id,
      community_id: token.communityId,
      made_by: token.madeBy,
      name: token.name,
      scopes: [...token.scopes],
      token_hash: token.hash,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return saved > 0n;
}

/** Ends a token of a club; false when there is none. */
export async function deleteToken(
  db: DbOrTx,
  communityId: CommunityId,
  tokenId: ProgramTokenId,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('program_tokens')
    .where('id', '=', tokenId)
    .where('community_id', '=', communityId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that a token was used, once a minute. */
export async function noteUse(db: DbOrTx, tokenId: string, now: Date): Promise<void> {
  await sql`update program_tokens set last_used_at = ${now} where id = ${tokenId}
    and (last_used_at is null or last_used_at <= ${now}::timestamptz - interval '1 minute')`.execute(db);
}

/** Ends all tokens that somebody made. */
export async function deleteTokensOf(db: DbOrTx, personId: PersonId): Promise<void> {
  await db.deleteFrom('program_tokens').where('made_by', '=', personId).execute();
}
