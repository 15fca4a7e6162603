import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Platform } from '#platform/server/platform.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import { faultOfManifest, faultOfSize, type ImportFault, MAX_FILES } from '../../rules/import.ts';
import { type OpenZip, openZip } from './open-zip.ts';
import { folderOfImport } from './upload.ts';

const manifestSchema = z.object({
  format: z.string(),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  origin: z.string().max(300),
  person: z.object({ id: z.string(), username: z.string().max(60).nullable() }),
  files: z
    .array(z.object({ name: z.string(), bytes: z.number().int().min(0), sha256: z.string() }))
    .max(MAX_FILES),
});
type Manifest = z.output<typeof manifestSchema>;

/** A copy whose list of files is read; `close` it. */
export interface Copy {
  readonly zip: OpenZip;
  readonly manifest: Manifest;
}

/** Opens a copy that has arrived; answers why it cannot be brought in here. */
export async function openCopy(
  platform: Platform,
  personId: PersonId,
  { id, bytes }: { readonly id: string; readonly bytes: number },
): Promise<Copy | ImportFault> {
  const zip = await openZip(platform.storage, folderOfImport(id), bytes, MAX_FILES).catch(() => undefined);
  if (!zip) return 'DAMAGED';
  const files = [...zip.files].map(([name, { uncompressedSize }]) => ({ name, bytes: uncompressedSize }));
  const manifest = faultOfSize(files) ?? (await readManifest(zip));
  const fault =
    typeof manifest === 'string'
      ? manifest
      : faultOfManifest({ ...manifest, personId: manifest.person.id }, files, {
          origin: platform.config.PUBLIC_ORIGIN,
          personId,
        });
  if (typeof manifest !== 'string' && !fault) return { zip, manifest };
  zip.close();
  return fault ?? 'DAMAGED';
}

/** A zip without a manifest of ours is somebody else's. */
async function readManifest(zip: OpenZip): Promise<Manifest | ImportFault> {
  if (!zip.files.has('manifest.json')) return 'NOT_OURS';
  try {
    const manifest = manifestSchema.safeParse(JSON.parse(await text(await zip.read('manifest.json'))));
    return manifest.success ? manifest.data : 'NOT_OURS';
  } catch {
    return 'DAMAGED';
  }
}

/** Whether each file is what the manifest says it is. */
export async function isWhole({ zip, manifest }: Copy): Promise<boolean> {
  for (const { name, sha256 } of manifest.files) {
    const hash = createHash('sha256');
    for await (const piece of await zip.read(name)) hash.update(piece);
    if (hash.digest('hex') !== sha256) return false;
  }
  return true;
}

/** The entries of a file of data, one by one: each stands on a line of its own (docs/export.md). */
export async function* entriesOf({ zip }: Copy, name: string): AsyncGenerator<unknown> {
  const file = `data/${name}.json`;
  if (!zip.files.has(file)) return;
  for await (const line of createInterface({ input: await zip.read(file) })) {
    const entry = line.replace(/,$/, '');
    if (entry !== '' && entry !== '[' && entry !== ']' && entry !== '[]') yield parsed(entry);
  }
}

/** What is not JSON is an entry that cannot stand here. */
function parsed(entry: string): unknown {
  try {
    return JSON.parse(entry);
  } catch {
    return null;
  }
}

export async function pictureOf({ zip }: Copy, id: MediaId): Promise<Uint8Array | undefined> {
  const file = `pictures/${id}.webp`;
  if (!zip.files.has(file)) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of await zip.read(file)) pieces.push(piece);
  return Buffer.concat(pieces);
}
