import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { InspirationId } from '#platform/shared/ids.ts';
import { isReadable } from '../reads.ts';
import { forgetReadings, saltOf, saveReading } from '../writes.ts';

const SALT_BYTES = 16;

/**
 * Counts somebody who has read it, once a day. What is kept of them until the day is over is a hash with a salt that
 * is thrown away then: nobody, we among them, can say who read what.
 */
export function countReading(
  platform: Platform,
  command: Command,
  id: InspirationId,
  reader: { readonly address: string; readonly device: string },
): Promise<'DONE' | Refusal> {
  return write<'DONE'>(platform, command, async (tx) => {
    if (!(await isReadable(tx, null, id))) return missing();
    const day = dayOf(platform.now());
    const salt = await saltOf(tx, day, randomBytes(SALT_BYTES));
    const mark = createHash('sha256').update(salt).update(`${reader.address} ${reader.device}`).digest();
    await saveReading(tx, id, mark, day);
    return 'DONE';
  });
}

/** Throws away what was kept of the days before. */
export async function purgeOldReadings(platform: Platform): Promise<void> {
  await forgetReadings(platform.database.db, dayOf(platform.now()));
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
