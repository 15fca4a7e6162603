import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { savePerson } from './writes.ts';

/** People choose themselves whether they see what is being tried out; the dev flag is granted (GATE-10). */
export async function setBeta(platform: Platform, viewer: Viewer, on: boolean): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    await savePerson(tx, viewer.personId, { beta_user: on });
    return 'DONE';
  });
}
