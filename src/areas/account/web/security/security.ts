import { queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { SecurityContract } from '../../contract/security.ts';

const api = apiOf<SecurityContract>();

export type Security = WireReply<SecurityContract['GET /api/me/security']>;
export type Passkey = Security['passkeys'][number];
export type PresenceProof = Body<'PUT /api/me/presence'>;

type Body<Wire extends keyof SecurityContract> = WireInput<SecurityContract[Wire]>['body'];

/** How I log in. */
export const mySecurity = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => api('GET /api/me/security', { signal }),
});

export const readSecurity = () => api('GET /api/me/security');
export const showPresence = (body: PresenceProof) => api('PUT /api/me/presence', { body });
export const mailPresenceCode = () => api('PUT /api/me/presence/mail');
export const askForPresenceKey = () => api('PUT /api/me/presence/passkey');
export const changeUsername = (body: Body<'PUT /api/me/username'>) => api('PUT /api/me/username', { body });
export const setPassword = (password: string) => api('PUT /api/me/password', { body: { password } });
export const askForPasskey = () => api('PUT /api/me/passkeys/question');
export const addPasskey = (body: Body<'PUT /api/me/passkeys'>) => api('PUT /api/me/passkeys', { body });
export const renamePasskey = (id: string, name: string) =>
  api('PATCH /api/me/passkeys/:id', { params: { id }, body: { name } });
export const removePasskey = (id: string) => api('DELETE /api/me/passkeys/:id', { params: { id } });
export const draftSecondFactor = () => api('PUT /api/me/second-factor/draft');
export const turnSecondFactorOn = (code: string) => api('PUT /api/me/second-factor', { body: { code } });
export const makeRecoveryCodes = () => api('PUT /api/me/second-factor/recovery-codes');
export const endApp = (id: string) => api('DELETE /api/me/apps/:id', { params: { id } });
export const turnSecondFactorOff = () => api('DELETE /api/me/second-factor');
