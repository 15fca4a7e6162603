import { publish } from '#platform/server/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { endAccess } from '#platform/server/identity/end-access.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { savePerson } from '../writes.ts';
import { lockSuspension } from './reads.ts';

interface Suspension {
  readonly personId: PersonId;
  readonly at: Date;
  /** Null is until somebody lifts it. */
  readonly until: Date | null;
}

/** Shuts somebody out and ends their log-ins at once; a longer suspension that holds already stays as it is. */
export async function suspendPerson(platform: Platform, tx: Tx, suspension: Suspension): Promise<void> {
  const { personId, at, until } = suspension;
  const holds = await lockSuspension(tx, personId);
  if (holds?.since && (holds.until === null || (until && holds.until >= until))) return;
  await savePerson(tx, personId, { suspended_at: at, suspended_until: until });
  await endAccess(platform, tx, personId);
  await publish(tx, 'person.suspended', { personId });
  await recordSecurity(platform, tx, 'suspended', { personId });
}

/** Lets somebody in again, if the suspension that holds is the one that began at `since`. */
export async function liftSuspension(
  platform: Platform,
  tx: Tx,
  { personId, since }: { readonly personId: PersonId; readonly since: Date },
): Promise<void> {
  const holds = await lockSuspension(tx, personId);
  if (holds?.since?.getTime() !== since.getTime()) return;
  await savePerson(tx, personId, { suspended_at: null, suspended_until: null });
  await recordSecurity(platform, tx, 'suspension-lifted', { personId });
}
