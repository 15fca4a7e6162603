import { type Counted, type Place, readFileOf } from './backup-file.ts';
import { jobsPlace, mediaPlace, readManifest, tablePlace } from './backup-folders.ts';
import type { Manifest } from './manifest.ts';

/** Reads a backup from end to end; throws, naming the file, when one is missing or not what was written. */
export async function verifyBackup(folder: string, secret: string | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder, secret);
  const files: readonly (readonly [Place, Counted])[] = [
    ...manifest.tables.map((table) => [tablePlace(folder, table.name, secret), table] as const),
    [jobsPlace(folder, secret), manifest.jobs],
    ...manifest.media.map((file) => [mediaPlace(folder, file.key, secret), file] as const),
  ];
  for (const [place, counted] of files) await readThrough(place, counted);
  return manifest;
}

async function readThrough(place: Place, counted: Counted): Promise<void> {
  try {
    for await (const part of readFileOf(place, counted)) void part;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(why.includes(place.path) ? why : `${place.path}: ${why}`, { cause: error });
  }
}
