import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Power } from '../../rules/powers.ts';
import { type PersonChange, savePerson } from '../writes.ts';
import { isLastOperator, lockPowers } from './reads.ts';
import { logAct } from './writes.ts';

const columns = {
  beta: 'beta_user',
  dev: 'dev_user',
  moderator: 'moderator',
  operator: 'operator',
  trusted: 'trusted',
} as const;

export interface PowerCommand {
  readonly operator: string;
  readonly act: 'GRANT' | 'REVOKE';
  readonly power: Power;
  readonly username: string;
  /** The last operator stays one: nobody could give it back but the command line. */
  readonly keepsLast?: boolean;
}

/** Grants or revokes a flag or role and logs the act with it; `same` when there was nothing to change. */
export function changePower(platform: Platform, command: PowerCommand): Promise<'done' | 'same' | Refusal> {
  const { operator, act, power, username, keepsLast = false } = command;
  const on = act === 'GRANT';
  return inTransaction<'done' | 'same'>(platform.database, async (tx) => {
    const person = await lockPowers(tx, username);
    if (!person) return missing();
    if (person.has[power] === on) return 'same';
    if (power === 'operator' && !on && keepsLast && (await isLastOperator(tx, person.personId)))
      return refuse('LAST_OPERATOR', {}, 'conflict');
    const change: PersonChange = { [columns[power]]: on };
    await savePerson(tx, person.personId, change);
    const { personId, username: personName } = person;
    await logAct(tx, { id: newId(), at: platform.now(), operator, act, power, personId, personName });
    await recordSecurity(platform, tx, on ? 'power-granted' : 'power-revoked', { personId });
    return 'done';
  });
}
