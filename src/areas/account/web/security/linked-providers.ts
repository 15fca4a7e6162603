import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { LinkedProvidersContract } from '../../contract/linked-providers.ts';
import type { Security } from './security.ts';

const api = apiOf<LinkedProvidersContract>();

export type LinkedProvider = Security['providers'][number];
type LinkAnswer = WireInput<LinkedProvidersContract['PUT /api/me/linked-providers']>['body'];

export const askProvider = (provider: string) =>
  api('PUT /api/me/linked-providers/question', { body: { provider } });
export const linkProvider = (body: LinkAnswer) => api('PUT /api/me/linked-providers', { body });
export const unlinkProvider = (id: string) => api('DELETE /api/me/linked-providers/:id', { params: { id } });

/** What a service has sent back, in the fragment of the address; undefined where nothing came back. */
export function linkAnswerIn(hash: string): LinkAnswer | undefined {
  const [name, ...rest] = hash.split('&');
  if (name !== '#provider') return undefined;
  const sent = new URLSearchParams(rest.join('&'));
  const [state, code, iss, error] = ['state', 'code', 'iss', 'error'].map((each) => sent.get(each));
  if (!state) return undefined;
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
}
