import { apiOf } from '#platform/web/api.ts';
import type { PersonContract } from '../../contract/person.ts';

const api = apiOf<PersonContract>();

/** Everything I can do about how I stand to somebody; each answers a sentence for people. */
export const follow = (personId: string) => api('PUT /api/people/:personId/follow', { params: { personId } });
export const unfollow = (personId: string) =>
  api('DELETE /api/people/:personId/follow', { params: { personId } });
export const answerFollowRequest = (personId: string, accept: boolean) =>
  api('PUT /api/me/follow-requests/:personId', { params: { personId }, body: { accept } });
export const removeFollower = (personId: string) =>
  api('DELETE /api/me/followers/:personId', { params: { personId } });
export const block = (personId: string) => api('PUT /api/me/blocks/:personId', { params: { personId } });
export const unblock = (personId: string) => api('DELETE /api/me/blocks/:personId', { params: { personId } });
export const mute = (personId: string) => api('PUT /api/me/mutes/:personId', { params: { personId } });
export const unmute = (personId: string) => api('DELETE /api/me/mutes/:personId', { params: { personId } });
