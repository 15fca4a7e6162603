import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ExportContract } from '../../contract/export.ts';
import { isUnderWay } from '../../rules/export.ts';

const api = apiOf<ExportContract>();

export type DataExport = WireReply<ExportContract['GET /api/me/exports']>['exports'][number];

const LOOK_MS = 2_000;
/** A large file over a slow line. */
const PATIENCE_MS = 600_000;

/** The last exports; looked at again while one is being made. */
export const myExports = queryOptions({
  queryKey: ['leaving', 'exports'],
  queryFn: ({ signal }) => api('GET /api/me/exports', { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.exports.some(({ state }) => isUnderWay(state)) ? LOOK_MS : false,
});

export const exportMyData = () => api('POST /api/me/exports', { body: {} });
export const fetchMyExport = (exportId: string) =>
  api('GET /api/me/exports/:exportId/file', { params: { exportId }, patienceMs: PATIENCE_MS });
