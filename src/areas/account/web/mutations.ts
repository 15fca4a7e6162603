import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { AccountContract } from '../contract/account.ts';

const api = apiOf<AccountContract>();

export type EmailBody = Body<'PUT /api/me/email'>;
export const saveEmail = (body: EmailBody) => api('PUT /api/me/email', { body });
export const undoEmailChange = (token: string) => api('POST /api/public/email-undos', { body: { token } });
export const resendVerification = () => api('POST /api/me/verification');
export const verifyEmail = (token: string) => api('POST /api/public/verifications', { body: { token } });
export const readUsername = (username: string, signal: AbortSignal) =>
  api('GET /api/usernames/:username', { params: { username }, signal });

export type OnboardingForm = WireInput<AccountContract['PUT /api/me/onboarding']>['body'];
export const onboard = (body: OnboardingForm) => api('PUT /api/me/onboarding', { body });
export const setBeta = (on: boolean) => api('PUT /api/me/beta', { body: { on } });

type Body<Wire extends keyof AccountContract> = WireInput<AccountContract[Wire]>['body'];

export const changeMe = (body: Body<'PATCH /api/me'>) => api('PATCH /api/me', { body });
export const setCover = (body: Body<'PUT /api/me/cover'>) => api('PUT /api/me/cover', { body });
export const setPicture = (mediaId: string | null) => api('PUT /api/me/picture', { body: { mediaId } });
