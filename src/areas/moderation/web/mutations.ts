import type { ReportId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ModerationContract } from '../contract.ts';

const api = apiOf<ModerationContract>();

type Report = WireInput<ModerationContract['POST /api/reports']>['body'];

export const reportObject = (body: Report) => api('POST /api/reports', { body });

export const decideOnReport = (reportId: string, state: 'UPHELD' | 'DISMISSED') =>
  api('PUT /api/reports/:reportId', { params: { reportId: reportId as ReportId }, body: { state } });
