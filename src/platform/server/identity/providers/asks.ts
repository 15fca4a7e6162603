import type { DbOrTx } from '../../db/database.ts';
import { hashOfToken } from '../../single-use-token.ts';

/** A log-in of a page, or of somebody who links a provider in their settings. */
export type Asker =
  | { readonly uid: string }
  | { readonly accountId: string; readonly logInId: string | null };

interface Ask {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
}

const GOOD_FOR_MS = 10 * 60_000;

/** Keeps a question to a provider; it is answered once. */
export async function keepAsk(
  db: DbOrTx,
  state: string,
  asker: Asker,
  { provider, nonce, verifier }: Ask,
  now: Date,
): Promise<void> {
  const isPage = 'uid' in asker;
  await db
    .insertInto('identity_provider_asks')
    .values({
      state_hash: hashOfToken(state),
      provider,
      uid: isPage ? asker.uid : null,
      account_id: isPage ? null : asker.accountId,
      grant_id: isPage ? null : asker.logInId,
      nonce,
      code_verifier: verifier,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
}

/** Where an answer belongs: the log-in of a page, or the settings; undefined when nobody waits for it. */
export async function askedBy(
  db: DbOrTx,
  { provider, state }: { readonly provider: string; readonly state: string },
  now: Date,
): Promise<{ readonly uid: string | null } | undefined> {
  return db
    .selectFrom('identity_provider_asks')
    .select('uid')
    .where('state_hash', '=', hashOfToken(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a question up; undefined when it is of somebody else, was answered, or is too old. */
export async function takeAsk(db: DbOrTx, state: string, asker: Asker, now: Date): Promise<Ask | undefined> {
  const taken = db
    .deleteFrom('identity_provider_asks')
    .where('state_hash', '=', hashOfToken(state))
    .where('expires_at', '>', now);
  const own =
    'uid' in asker
      ? taken.where('uid', '=', asker.uid)
      : taken
          .where('account_id', '=', asker.accountId)
          .where('grant_id', 'is not distinct from', asker.logInId);
  return own.returning(['provider', 'nonce', 'code_verifier as verifier']).executeTakeFirst();
}
