import type { DbOrTx } from '../../db/database.ts';

const MAX_USER_AGENT = 400;

/** Notes what somebody logged in with, so that they know the log-in again in their list. */
export async function rememberDevice(
  db: DbOrTx,
  logIn: { readonly grantId: string; readonly accountId: string; readonly userAgent: string },
): Promise<void> {
  const { grantId, accountId, userAgent } = logIn;
  await db
    .insertInto('identity_log_ins')
    .values({
      grant_id: grantId,
      account_id: accountId,
      user_agent: userAgent.slice(0, MAX_USER_AGENT),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
