import { accountOf } from '#platform/server/identity/log-ins/log-ins.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { receiptLetter } from '../letters.ts';
import { isDue, mailboxOf } from '../reads.ts';
import { noteTry } from '../writes.ts';
import { exports, imports } from './exports.sql.ts';
import type { Leaver, Step } from './leaver.ts';
import { address, copies, emptyPerson, links, logIns, reportsByMail, traces } from './person.sql.ts';
import { pictures } from './pictures.sql.ts';
import { namesOfTheirs, rowsOfTheirs } from './plain-steps.sql.ts';
import { clubsWithoutOwner, hosting, memberships, parts, wordsOfOutings } from './together.sql.ts';
import { comments, marks, messagesInRooms, seatsInRooms, writingsOfTheirs } from './words.sql.ts';

type Named = readonly [string, Step];

/** In this order: copies name what is deleted after them, pictures are shown by what goes before them. */
const steps = ({ storage }: Platform): readonly Named[] => [
  ['reports', copies],
  ['visitor_reports', reportsByMail],
  ['hosting', hosting],
  ['huddles', wordsOfOutings],
  ['participations', parts],
  ['communities', clubsWithoutOwner],
  ['memberships', memberships],
  ...marks,
  ['comments', comments],
  ['room_messages', messagesInRooms],
  ['room_members', seatsInRooms],
  ...writingsOfTheirs,
  ...rowsOfTheirs,
  ...namesOfTheirs,
  ['links', links],
  ['media', (db, leaver) => pictures(db, leaver, storage)],
  ['data_exports', (db, leaver) => exports(db, leaver, storage)],
  ['data_imports', (db, leaver) => imports(db, leaver, storage)],
  ['address', address],
  ['log-ins', logIns],
  ['traces', traces],
];

/**
 * Deletes somebody for good. Each step is done in bounded turns and finds nothing when it is done already, so it may
 * stop anywhere and begin again; one that fails stops no other, and is tried with the next run of the job (A12).
 */
export async function deleteAccount(platform: Platform, personId: PersonId): Promise<void> {
  const { db } = platform.database;
  const now = platform.now();
  if (!(await isDue(db, personId, now))) return;
  const mailbox = await mailboxOf(db, personId);
  const accountId = await accountOf(platform, db, personId);
  const leaver: Leaver = { personId, email: mailbox?.email ?? null, accountId, now };
  const failed: string[] = [];
  let rows = 0;
  for (const [name, step] of steps(platform)) {
    try {
      rows += await step(db, leaver);
    } catch (error) {
      failed.push(name);
      platform.log.error({ err: error, step: name, personId }, 'a step of a deletion failed');
    }
  }
  const total = await noteTry(db, personId, { failed, rows });
  if (failed.length > 0) throw new Error(`a deletion is not complete: ${failed.join(', ')}`);
  await finish(platform, leaver, { locale: mailbox?.locale ?? 'en', rows: total });
}

async function finish(
  platform: Platform,
  leaver: Leaver,
  { locale, rows }: { readonly locale: string; readonly rows: number },
): Promise<void> {
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await emptyPerson(tx, leaver);
    if (leaver.email !== null) {
      const letter = receiptLetter(platform, bestLocale(locale), rows);
      await queueMail(platform, tx, { kind: 'deletion-done', stream: 'SECURITY', to: leaver.email, letter });
    }
    return 'DONE';
  });
}
