import { z } from 'zod';
import type { MediaId } from '#platform/shared/ids.ts';
import type { JobPlan } from '../jobs.ts';
import type { Platform } from '../platform.ts';
import { deleteFiles, fileKey, masterKey } from './media-files.ts';

const payloadSchema = z.object({ id: z.uuid() });
const UNATTACHED_MS = 48 * 3_600_000;
const A_SWEEP = 200;

export function mediaJobs(platform: Platform): JobPlan {
  return {
    tasks: {
      'render-avif': (payload) => renderAvifs(platform, payload),
      'sweep-media': () => sweepMedia(platform),
    },
    crontab: ['41 * * * * sweep-media'],
  };
}

/** Makes the AVIF files of a kept picture; a picture that is gone by now needs none. */
async function renderAvifs(platform: Platform, payload: unknown): Promise<void> {
  const id = payloadSchema.parse(payload).id as MediaId;
  const { db } = platform.database;
  const media = await db.selectFrom('media').select('widths').where('id', '=', id).executeTakeFirst();
  const master = media && (await platform.storage.get(masterKey(id)));
  if (!master) return;
  const { renderAvif } = await import('./render-picture.ts');
  for (const width of media.widths) {
    await platform.storage.put(fileKey(id, width, 'avif'), await renderAvif(master, width), 'image/avif');
  }
  await db.updateTable('media').set({ status: 'COMPLETE' }).where('id', '=', id).execute();
}

/** Deletes pictures that no object has shown for two days: the row first, so that nobody can attach it now. */
async function sweepMedia(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - UNATTACHED_MS);
  const { db } = platform.database;
  const old = db
    .selectFrom('media')
    .select('id')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before);
  const gone = await db
    .deleteFrom('media')
    .where('id', 'in', old.limit(A_SWEEP))
    .where('attached_at', 'is', null)
    .returning(['id', 'widths'])
    .execute();
  for (const { id, widths } of gone) await deleteFiles(platform.storage, id, widths);
}
