import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ImportContract } from '../../contract/import.ts';
import { type ImportedKind, isWorking } from '../../rules/import.ts';

const api = apiOf<ImportContract>();

export type DataImport = NonNullable<WireReply<ImportContract['GET /api/me/imports']>['import']>;
export type FoundInCopy = NonNullable<DataImport['found']>;

const LOOK_MS = 2_000;
/** One part over a slow line. */
const PATIENCE_MS = 120_000;

/** The copy that is brought in; looked at again while the server works on it. */
export const myImport = queryOptions({
  queryKey: ['leaving', 'import'],
  queryFn: ({ signal }) => api('GET /api/me/imports', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.import && isWorking(data.import.state) ? LOOK_MS : false),
});

interface Sending {
  readonly signal: AbortSignal;
  /** Told how much has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a zip part by part; one that was interrupted goes on where it stopped. */
export async function sendZip(file: File, before: DataImport | null, sending: Sending): Promise<void> {
  const goesOn = before?.state === 'UPLOADING' && before.bytes === file.size;
  if (!goesOn) await api('POST /api/me/imports', { body: { bytes: file.size } });
  const { import: begun } = await api('GET /api/me/imports');
  if (!begun) return;
  const { id, partBytes } = begun;
  for (let arrived = begun.arrived; arrived < file.size; ) {
    sending.onProgress(arrived / file.size);
    const piece = file.slice(arrived, arrived + partBytes);
    const params = { importId: id, part: arrived / partBytes };
    const body = new Uint8Array(await piece.arrayBuffer());
    const { signal } = sending;
    const answer = await api('PUT /api/me/imports/:importId/parts/:part', {
      params,
      body,
      signal,
      patienceMs: PATIENCE_MS,
    });
    arrived = answer.arrived;
  }
}

export const runImport = (importId: string, kinds: ImportedKind[]) =>
  api('PUT /api/me/imports/:importId', { params: { importId }, body: { kinds } });
export const dropImport = (importId: string) =>
  api('DELETE /api/me/imports/:importId', { params: { importId } });
