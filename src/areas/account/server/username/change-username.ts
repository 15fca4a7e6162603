import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { faultOfUsername } from '../../rules/username.ts';
import { refuseChange } from '../../rules/username-change.ts';
import { readMe } from '../reads.ts';
import { savePerson } from '../writes.ts';
import { clashOfUsername, usernameChangesOf } from './reads.ts';
import { leaveUsername, lockShape } from './writes.ts';

/** Gives somebody another username; the one before leads to them for 90 days (GATE-11). */
export async function changeUsername(
  platform: Platform,
  { personId }: Viewer,
  wanted: string,
): Promise<undefined | Refusal> {
  const username = wanted.toLowerCase();
  const fault = faultOfUsername(username);
  if (fault) return refuse(fault);
  const result = await inTransaction<'DONE'>(platform.database, async (tx) => {
    const now = platform.now();
    await lockShape(tx, username);
    const known = await readMe(tx, personId);
    if (!known) return missing();
    if (known.username === username) return 'DONE';
    const clash = await clashOfUsername(tx, { personId, username, now });
    if (clash) return refuse(clash, {}, 'conflict');
    const often = refuseChange(await usernameChangesOf(tx, personId), now);
    if (often) return often;
    if (known.username !== null) {
      await lockShape(tx, known.username);
      await leaveUsername(tx, { personId, username: known.username, now });
    }
    await savePerson(tx, personId, { username });
    await recordSecurity(platform, tx, 'username-changed', { personId });
    return 'DONE';
  });
  return isRefusal(result) ? result : undefined;
}
