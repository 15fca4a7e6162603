import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AlarmContract } from '../../contract/alarm.ts';

const api = apiOf<AlarmContract>();

export type OverduePlan = WireReply<AlarmContract['GET /api/public/return-plans/:token']>;

export const seeTo = (token: string) =>
  api('PUT /api/public/return-plans/:token/seen', { params: { token } });
