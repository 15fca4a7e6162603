import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { FORMAT, VERSION } from './export.ts';

export const MEGABYTE = 1024 * 1024;
/** How large a zip may be that somebody brings in. */
export const MAX_ZIP_BYTES = 1024 * MEGABYTE;
/** What all files in it may come to when they are unpacked: more is a bomb. */
export const MAX_UNPACKED_BYTES = 2048 * MEGABYTE;
/** How large one file of data may be when it is unpacked. */
export const MAX_DATA_BYTES = 64 * MEGABYTE;
/** How large one picture may be. */
export const MAX_PICTURE_FILE_BYTES = 20 * MEGABYTE;
export const MAX_FILES = 20_000;
/** So many entries of one kind are brought in. */
export const MAX_ENTRIES = 10_000;

/** What an import brings in, in this order: people are named in posts, and pictures stand in all of it. */
export const importedKinds = ['profile', 'settings', 'follows', 'posts', 'articles'] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** Why a zip cannot be brought in; STOPPED is a fault of ours, after which it may be tried again. */
export const importFaults = ['DAMAGED', 'NOT_OURS', 'NEWER', 'TOO_LARGE', 'NOT_YOURS', 'STOPPED'] as const;
export type ImportFault = (typeof importFaults)[number];

export interface Unpacked {
  readonly name: string;
  readonly bytes: number;
}

/** Whether what a zip says of itself is more than we unpack. */
export function faultOfSize(files: readonly Unpacked[]): ImportFault | undefined {
  if (files.length > MAX_FILES) return 'TOO_LARGE';
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_UNPACKED_BYTES) return 'TOO_LARGE';
  return files.some(({ name, bytes }) => bytes > limitOf(name)) ? 'TOO_LARGE' : undefined;
}

function limitOf(name: string): number {
  return name.startsWith('pictures/') ? MAX_PICTURE_FILE_BYTES : MAX_DATA_BYTES;
}

export interface ManifestOfImport {
  readonly format: string;
  readonly version: number;
  readonly origin: string;
  readonly personId: string;
  readonly files: readonly Unpacked[];
}

export interface Importer {
  readonly origin: string;
  readonly personId: string;
}

/** Whether a zip is a whole copy that this person may bring in here; a copy of somebody else of this place is not theirs. */
export function faultOfManifest(
  { format, version, origin, personId, files }: ManifestOfImport,
  inZip: readonly Unpacked[],
  here: Importer,
): ImportFault | undefined {
  if (format !== FORMAT) return 'NOT_OURS';
  if (version > VERSION) return 'NEWER';
  const sizes = new Map(inZip.map(({ name, bytes }) => [name, bytes]));
  if (files.some(({ name, bytes }) => sizes.get(name) !== bytes)) return 'DAMAGED';
  return origin === here.origin && personId !== here.personId ? 'NOT_YOURS' : undefined;
}

/** Of an upload that is under way: whether this part may arrive now. Parts come in order; one that came may come again. */
export function decidePart(
  { state, bytes, parts, partBytes }: UploadState,
  part: number,
  size: number,
): 'PUT' | 'HERE' | Refusal {
  if (part < parts) return 'HERE';
  if (state !== 'UPLOADING') return refuse('IMPORT_MOVED_ON', {}, 'conflict');
  const expected = Math.min(partBytes, bytes - part * partBytes);
  return part === parts && size === expected ? 'PUT' : refuse('IMPORT_PART_WRONG', {}, 'conflict');
}

export interface UploadState {
  readonly state: ImportState;
  readonly bytes: number;
  readonly parts: number;
  readonly partBytes: number;
}

export const importStates = ['UPLOADING', 'READING', 'READ', 'RUNNING', 'DONE', 'REFUSED'] as const;
export type ImportState = (typeof importStates)[number];

/** Whether somebody waits for what the server does. */
export function isWorking(state: ImportState): boolean {
  return state === 'READING' || state === 'RUNNING';
}
