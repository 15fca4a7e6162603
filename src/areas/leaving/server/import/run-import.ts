import { z } from 'zod';
import { deleteParts } from '#platform/server/media/parts.ts';
import { restorePicture } from '#platform/server/media/restore-picture.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import { type ImportFault, type ImportState, MAX_ENTRIES } from '../../rules/import.ts';
import { type Importing, type Kind, kinds, type Outcome } from './kinds.ts';
import { type Copy, entriesOf, isWhole, openCopy, pictureOf } from './read-copy.ts';
import {
  type Counts,
  type Found,
  type ImportRow,
  importIn,
  moveImport,
  noteProgress,
  oldImports,
  removeImport,
} from './store.ts';
import { folderOfImport } from './upload.ts';

export const END_IMPORTS = 'end-imports';

const DAY_MS = 24 * 3_600_000;
/** So long a file waits for its last part, or for a yes; and so long a person sees what was brought in. */
const KEPT_MS = 7 * DAY_MS;
const A_LOOK = 20;
const A_PAGE = 100;

const payloadSchema = z.object({ id: z.uuid() });

/** Looks through a copy that has arrived: what in it is new here, and whether it is whole. */
export function readImport(platform: Platform, payload: unknown): Promise<void> {
  return work(platform, payload, 'READING', async (row, copy) => {
    if (!(await isWhole(copy))) return 'DAMAGED';
    const counts: Counts[] = [];
    for (const kind of kinds)
      counts.push(await countsOf(copy, kind, kind.look, importingOf(platform, row, copy)));
    const found = foundIn(copy, counts);
    await moveImport(platform.database.db, row.id, 'READING', { state: 'READ', found });
    return undefined;
  });
}

/** Brings in what the person chose. Begun again after a stop, it finds what is here already. */
export function bringIn(platform: Platform, payload: unknown): Promise<void> {
  return work(platform, payload, 'RUNNING', async (row, copy) => {
    const { db } = platform.database;
    const wanted = kinds.filter(({ kind }) => row.wanted.includes(kind));
    const total = totalOf(row);
    const counts: Counts[] = [];
    let done = 0;
    const counting = (kind: Kind) => async (importing: Importing, entries: readonly unknown[]) => {
      const outcomes = await kind.bring(importing, entries);
      done += outcomes.length;
      await noteProgress(db, row.id, done, total);
      return outcomes;
    };
    for (const kind of wanted)
      counts.push(await countsOf(copy, kind, counting(kind), importingOf(platform, row, copy)));
    const ended = { found: foundIn(copy, counts), endedAt: platform.now() };
    await moveImport(db, row.id, 'RUNNING', { state: 'DONE', ...ended });
    await deleteParts(platform.storage, folderOfImport(row.id), row.parts);
    return undefined;
  });
}

/** Deletes files that nobody goes on with, and forgets what was brought in. */
export async function endImports({ database: { db }, storage, now }: Platform): Promise<void> {
  for (const { id, parts } of await oldImports(db, new Date(now().getTime() - KEPT_MS), A_LOOK)) {
    await deleteParts(storage, folderOfImport(id), parts + 1);
    await removeImport(db, id);
  }
}

type Step = (row: ImportRow, copy: Copy) => Promise<ImportFault | undefined>;

/** What cannot be brought in is refused for good; after a fault of ours the person may try it again. */
async function work(platform: Platform, payload: unknown, state: ImportState, step: Step): Promise<void> {
  const { db } = platform.database;
  const { id } = payloadSchema.parse(payload);
  const row = await importIn(db, id, state);
  if (!row) return;
  const fault = await stepOf(platform, row, step);
  if (!fault) return;
  const next = fault === 'STOPPED' && state === 'RUNNING' ? 'READ' : 'REFUSED';
  await moveImport(db, id, state, { state: next, fault });
  if (next === 'REFUSED') await deleteParts(platform.storage, folderOfImport(id), row.parts);
}

async function stepOf(platform: Platform, row: ImportRow, step: Step): Promise<ImportFault | undefined> {
  try {
    const copy = await openCopy(platform, row.person_id, row);
    if (typeof copy === 'string') return copy;
    try {
      return await step(row, copy);
    } finally {
      copy.zip.close();
    }
  } catch (error) {
    platform.log.error({ err: error, import: row.id }, 'an import stopped');
    return 'STOPPED';
  }
}

function foundIn({ manifest }: Copy, counts: readonly Counts[]): Found {
  const { origin, madeAt, person } = manifest;
  return { origin, madeAt, username: person.username, kinds: counts };
}

function totalOf({ found, wanted }: ImportRow): number {
  const chosen = found?.kinds.filter(({ kind }) => wanted.includes(kind)) ?? [];
  return chosen.reduce((sum, { fresh, here, left }) => sum + fresh + here + left, 0);
}

async function countsOf(
  copy: Copy,
  { kind, file }: Kind,
  handle: Kind['look'],
  importing: Importing,
): Promise<Counts> {
  const counts: Record<Outcome, number> = { fresh: 0, here: 0, left: 0 };
  let page: unknown[] = [];
  const take = async () => {
    for (const outcome of await handle(importing, page)) counts[outcome] += 1;
    page = [];
  };
  let count = 0;
  for await (const entry of entriesOf(copy, file)) {
    count += 1;
    if (count > MAX_ENTRIES) counts.left += 1;
    else page.push(entry);
    if (page.length === A_PAGE) await take();
  }
  if (page.length > 0) await take();
  return { kind, ...counts };
}

function importingOf(platform: Platform, { person_id: me }: ImportRow, copy: Copy): Importing {
  return {
    platform,
    me,
    fetchPictures: async (ids) => {
      const here = new Set<MediaId>();
      for (const id of ids) {
        const bytes = await pictureOf(copy, id);
        if (bytes && (await restorePicture(platform, me, id, bytes))) here.add(id);
      }
      return here;
    },
  };
}
