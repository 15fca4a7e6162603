import { z } from 'zod';
import { leaveAllCars } from '#areas/carpool/server/public.ts';
import { endParts, leaveCoHosting, partsOf } from '#areas/huddle/server/public.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { JobPlan } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { GIVE_FREE } from './ask.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import { END_EXPORTS, endExports, MAKE_EXPORT, makeExport } from './export/make-export.ts';
import { bringIn, END_IMPORTS, endImports, readImport } from './import/run-import.ts';
import { READ_IMPORT, RUN_IMPORT } from './import/upload.ts';
import { dueForDeletion } from './reads.ts';
import { forgetNames } from './writes.ts';

const DELETE_ACCOUNT = 'delete-account';
const DELETE_DUE = 'delete-due-accounts';
const A_LOOK = 20;

const payloadSchema = z.object({ personId: z.uuid() });
const personIn = (payload: unknown) => payloadSchema.parse(payload).personId as PersonId;

export function leavingJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      [GIVE_FREE]: (payload) => giveFree(platform, personIn(payload)),
      [DELETE_DUE]: () => enqueueDue(platform),
      [MAKE_EXPORT]: (payload) => makeExport(platform, payload),
      [END_EXPORTS]: () => endExports(platform),
      [READ_IMPORT]: (payload) => readImport(platform, payload),
      [RUN_IMPORT]: (payload) => bringIn(platform, payload),
      [END_IMPORTS]: () => endImports(platform),
      [DELETE_ACCOUNT]: (payload) => deleteAccount(platform, personIn(payload)),
    },
    crontab: [`*/10 * * * * ${DELETE_DUE}`, `14 * * * * ${END_EXPORTS}`, `24 * * * * ${END_IMPORTS}`],
  };
}

/** Who waits moves up: each part is taken back by the command that does so for anybody. */
async function giveFree(platform: Platform, personId: PersonId): Promise<void> {
  const { database, now } = platform;
  await leaveCoHosting(platform, { personId });
  await endParts(platform, await partsOf(database.db, personId, now()));
  await leaveAllCars(platform, personId);
}

/** One job a person, so that nobody's deletion waits for another's that fails. */
async function enqueueDue(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.now();
  const due = await dueForDeletion(db, now, A_LOOK);
  await enqueue(
    db,
    due.map((personId) => ({ task: DELETE_ACCOUNT, payload: { personId }, key: `delete ${personId}` })),
  );
  await forgetNames(db, now);
}
