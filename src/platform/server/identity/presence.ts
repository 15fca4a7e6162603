import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ShownKey } from '#platform/shared/passkey-answers.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { inTransaction } from '../write.ts';
import { type Account, accountById } from './accounts.ts';
import { freshIdTokens } from './fresh-id-token.ts';
import { type AuthLimits, authLimitsOf } from './limits.ts';
import { accountOf } from './log-ins/log-ins.ts';
import { spendMailCode } from './mail-codes.ts';
import { isOwner } from './passkeys/show-passkey.ts';
import { fittingHash } from './password.ts';

/** What somebody shows to prove that it is them once more; a log-in of a moment ago needs none of it. */
export interface Proof {
  readonly password?: string | undefined;
  /** An ID token of their provider that says when they last logged in. */
  readonly idToken?: string | undefined;
  readonly passkey?: ShownKey | undefined;
  /** A code in a mail to their address, with the word of the page that asked for it. */
  readonly mail?: { readonly ask: string; readonly code: string } | undefined;
}

export type RefuseUnlessPresent = (viewer: Viewer, proof: Proof) => Promise<Refusal | undefined>;

export const FRESH_MS = 10 * 60_000;

/**
 * Whether the owner of an account sits there, and not somebody who found their device open: by a log-in, or something
 * shown in it, within ten minutes, or by what they show now. People of another provider, whose passwords we never see,
 * log in there once more.
 */
export function presenceOf(platform: Platform): RefuseUnlessPresent {
  const limits = authLimitsOf(platform.config, platform.database);
  const isFreshIdToken = freshIdTokens(platform, FRESH_MS);
  return async (viewer, proof) => {
    if (await isFreshLogIn(platform, viewer)) return undefined;
    const { idToken } = proof;
    if (idToken !== undefined && (await isFreshIdToken(viewer, idToken))) return undefined;
    if (!proof.password && !proof.passkey && !proof.mail) return refuse('LOG_IN_AGAIN', {}, 'forbidden');
    const { db } = platform.database;
    const id = await accountOf(platform, db, viewer.personId);
    const account = id === undefined ? undefined : await accountById(db, id);
    if (!account) return refuse('LOG_IN_AGAIN', {}, 'forbidden');
    return refuseProof(platform, limits, account, proof);
  };
}

/** Notes that the owner has shown who they are: changes of the next ten minutes in this log-in need no more. */
export async function notePresence(platform: Platform, { logInId, personId }: Viewer): Promise<void> {
  const { db } = platform.database;
  const accountId = await accountOf(platform, db, personId);
  if (logInId === null || accountId === undefined) return;
  const proved_at = platform.now();
  await db
    .insertInto('identity_log_ins')
    .values({ grant_id: logInId, account_id: accountId, user_agent: '', proved_at })
    .onConflict((conflict) => conflict.column('grant_id').doUpdateSet({ proved_at }))
    .execute();
}

/** Until when changes need no proof; undefined when they need one now. */
export async function freshUntil(platform: Platform, viewer: Viewer): Promise<Date | undefined> {
  const proved = await provedAt(platform.database.db, viewer.logInId);
  const last = Math.max(viewer.loggedInAt ?? 0, proved?.getTime() ?? 0);
  const until = last + FRESH_MS;
  return until >= platform.now().getTime() ? new Date(until) : undefined;
}

async function isFreshLogIn(platform: Platform, viewer: Viewer): Promise<boolean> {
  return (await freshUntil(platform, viewer)) !== undefined;
}

async function provedAt(db: DbOrTx, logInId: string | null): Promise<Date | null> {
  if (logInId === null) return null;
  const row = await db
    .selectFrom('identity_log_ins')
    .select('proved_at')
    .where('grant_id', '=', logInId)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

async function refuseProof(
  platform: Platform,
  limits: AuthLimits,
  account: Account,
  { password, passkey, mail }: Proof,
): Promise<Refusal | undefined> {
  const wait = await limits.password(account.id);
  if (wait > 0) return refuse('TOO_MANY_TRIES', { retryAfter: wait }, 'limited');
  const fault =
    password !== undefined
      ? await faultOfPresencePassword(account, password)
      : passkey
        ? await faultOfKey(platform, account, passkey)
        : await faultOfCode(platform, account, mail);
  if (!fault) return undefined;
  await recordSecurity(platform, platform.database.db, 'password-refused', { accountId: account.id });
  return fault;
}

async function faultOfPresencePassword(account: Account, password: string): Promise<Refusal | undefined> {
  const fits = (await fittingHash([account.passwordHash], password, 1)) === 0;
  return fits ? undefined : refuse('PASSWORD_WRONG');
}

async function faultOfKey(
  platform: Platform,
  { id }: Account,
  shown: ShownKey,
): Promise<Refusal | undefined> {
  return (await isOwner(platform, id, shown)) ? undefined : refuse('PASSKEY_REFUSED');
}

async function faultOfCode(
  platform: Platform,
  account: Account,
  mail: Proof['mail'],
): Promise<Refusal | undefined> {
  if (!mail) return refuse('LOG_IN_AGAIN', {}, 'forbidden');
  // Committed either way: a wrong code counts.
  const spent = await inTransaction(platform.database, (tx) => spendMailCode(tx, mail, platform.now()));
  if (spent === 'WRONG') return refuse('MAIL_CODE_WRONG');
  if (spent === 'ENDED' || isRefusal(spent)) return refuse('MAIL_CODE_ENDED');
  return spent.email.toLowerCase() === account.email.toLowerCase() ? undefined : refuse('MAIL_CODE_ENDED');
}
