import { viewerOfId } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { accountById } from '#platform/server/identity/accounts.ts';
import { accountOf } from '#platform/server/identity/log-ins/log-ins.ts';
import { dropRecovery, saveRecovery } from '#platform/server/identity/recovery/store.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { RECOVERY_WAIT_MS, refuseRecovery } from '../../rules/recovery.ts';
import { lockPowers, type Powers } from '../powers/reads.ts';
import { logAct } from '../powers/writes.ts';
import { isEmailOfOther, localeOf } from '../reads.ts';
import { recoveryAskedLetter, recoveryWaitsLetter } from './letters.ts';
import { knownAddresses } from './reads.ts';

interface Asked {
  /** As the log names them. */
  readonly operator: string;
  readonly username: string;
  readonly email: string;
}

/**
 * Begins to give an account back to somebody who can reach it no more: in a day it gets another address. Everybody at a
 * known address is told and can stop it.
 */
export function askRecovery(
  platform: Platform,
  { operator, username, email }: Asked,
): Promise<readonly string[] | Refusal> {
  const now = platform.now();
  return inTransaction<readonly string[]>(platform.database, async (tx) => {
    const person = await lockPowers(tx, username);
    if (!person) return missing();
    const { personId } = person;
    const subject = await accountOf(platform, tx, personId);
    const accountId = subject === undefined ? undefined : (await accountById(tx, subject))?.id;
    const known = accountId === undefined ? [] : await knownAddresses(tx, personId, accountId);
    const refused = refuseRecovery({
      isOperator: person.has.operator,
      leaving: (await viewerOfId(tx, personId))?.leaving === true,
      keptHere: accountId !== undefined,
      isKnownAddress: known.includes(email.toLowerCase()),
      isTaken: await isEmailOfOther(tx, personId, email),
    });
    if (refused || accountId === undefined) return refused ?? missing();
    const token = newToken();
    const dueAt = new Date(now.getTime() + RECOVERY_WAIT_MS);
    const saved = await saveRecovery(tx, { accountId, email, operator, token, askedAt: now, dueAt });
    if (!saved) return refuse('RECOVERY_UNDER_WAY', {}, 'conflict');
    await tellOfRecovery(platform, tx, person, { known, email, token });
    await note(platform, tx, person, { operator, act: 'ASK_RECOVERY' });
    await recordSecurity(platform, tx, 'recovery-asked', { personId });
    return known;
  });
}

async function tellOfRecovery(
  platform: Platform,
  tx: Tx,
  { personId }: Powers,
  {
    known,
    email,
    token,
  }: { readonly known: readonly string[]; readonly email: string; readonly token: string },
): Promise<void> {
  const locale = bestLocale(await localeOf(tx, personId));
  const letter = recoveryAskedLetter(platform, token, locale);
  await queueMails(platform, tx, [
    ...known.map((to) => ({ kind: 'recovery-asked', stream: 'SECURITY' as const, to, letter })),
    { kind: 'recovery-waits', stream: 'SECURITY', to: email, letter: recoveryWaitsLetter(platform, locale) },
  ]);
}

async function note(
  platform: Platform,
  tx: Tx,
  { personId, username }: Powers,
  { operator, act }: { readonly operator: string; readonly act: 'ASK_RECOVERY' | 'CANCEL_RECOVERY' },
): Promise<void> {
  const about = { power: null, personId, personName: username };
  await logAct(tx, { id: newId(), at: platform.now(), operator, act, ...about });
}

/** An operator stops what they, or another, began. */
export function stopRecovery(
  platform: Platform,
  { operator, username }: Omit<Asked, 'email'>,
): Promise<'done' | Refusal> {
  return inTransaction<'done'>(platform.database, async (tx) => {
    const person = await lockPowers(tx, username);
    if (!person) return missing();
    const accountId = await accountOf(platform, tx, person.personId);
    if (accountId === undefined || !(await dropRecovery(tx, accountId)))
      return refuse('NO_RECOVERY', {}, 'conflict');
    await note(platform, tx, person, { operator, act: 'CANCEL_RECOVERY' });
    await recordSecurity(platform, tx, 'recovery-cancelled', { personId: person.personId });
    return 'done';
  });
}
