import { publish } from '#platform/server/bus.ts';
import { endAccess } from '#platform/server/identity/end-access.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import { readMe } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { lockPowers } from './reads.ts';
import { logAct } from './writes.ts';

interface SuspensionCommand {
  readonly operator: string;
  readonly username: string;
  /** False lifts it. */
  readonly on: boolean;
}

/** Suspends somebody, which ends their log-ins and what was mailed to them, or lifts it; logged with the other acts. */
export function suspend(platform: Platform, command: SuspensionCommand): Promise<'done' | 'same' | Refusal> {
  const { operator, username, on } = command;
  const at = platform.now();
  return inTransaction<'done' | 'same'>(platform.database, async (tx) => {
    const person = await lockPowers(tx, username);
    if (!person) return missing();
    const { personId, username: personName } = person;
    const me = await readMe(tx, personId);
    // Who is about to be deleted is hidden by their own wish, and may come back: a suspension has its own instant.
    const suspended = me?.suspended_at !== null && (me?.deletion_due_at === null || !on);
    if (suspended === on) return 'same';
    await savePerson(tx, personId, { suspended_at: on ? at : null, suspended_until: null });
    if (on) {
      await endAccess(platform, tx, personId);
      await publish(tx, 'person.suspended', { personId });
    }
    const act = on ? 'GRANT' : 'REVOKE';
    await logAct(tx, { id: newId(), at, operator, act, power: 'suspension', personId, personName });
    await recordSecurity(platform, tx, on ? 'suspended' : 'suspension-lifted', { personId });
    return 'done';
  });
}
