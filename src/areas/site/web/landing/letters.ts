import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { SiteContract } from '../../contract/site.ts';

const api = apiOf<SiteContract>();

type Body<Wire extends keyof SiteContract> = WireInput<SiteContract[Wire]>['body'];

export const joinWaitlist = (body: Body<'POST /api/public/waitlist'>) =>
  api('POST /api/public/waitlist', { body });
export const subscribe = (body: Body<'POST /api/public/newsletter'>) =>
  api('POST /api/public/newsletter', { body });
export const moveNewsletter = (step: 'confirm' | 'leave', token: string) =>
  step === 'confirm'
    ? api('POST /api/public/newsletter/confirm/:token', { params: { token } })
    : api('POST /api/public/newsletter/leave/:token', { params: { token } });
