import type { BannerId, PersonId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { OperatorContract } from '../contract/operator.ts';
import type { Help } from '../rules/helps.ts';

const api = apiOf<OperatorContract>();

type NewBanner = WireInput<OperatorContract['PUT /api/operator/banners/:bannerId']>['body'];

export const retryJob = (jobId: string) => api('PUT /api/operator/jobs/:jobId/retry', { params: { jobId } });

export const helpPerson = (id: string, help: Help) =>
  api('PUT /api/operator/people/:personId/help', { params: { personId: id as PersonId }, body: { help } });

export const setReadOnly = (on: boolean) => api('PUT /api/operator/read-only', { body: { on } });

export const showBanner = (id: string, body: NewBanner) =>
  api('PUT /api/operator/banners/:bannerId', { params: { bannerId: id as BannerId }, body });

export const endBanner = (id: string) =>
  api('DELETE /api/operator/banners/:bannerId', { params: { bannerId: id as BannerId } });
