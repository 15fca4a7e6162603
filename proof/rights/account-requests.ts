import { get, type Make } from './make-request.ts';

/** What somebody asks about themselves. */
export const accountRequests: Readonly<Record<string, Make>> = {
  readMe: get(() => '/api/me'),
  changeMe: () => ({ method: 'PATCH', url: '/api/me', body: { theme: 'DARK' } }),
  setMyPicture: () => ({ method: 'PUT', url: '/api/me/picture', body: { mediaId: null } }),
  setMyCover: () => ({
    method: 'PUT',
    url: '/api/me/cover',
    body: {
      mediaId: null,
      coordinate: { rotationAngle: 0, scale: 1, xcoordinate: 0, ycoordinate: 0 },
    },
  }),
  setMyBeta: () => ({ method: 'PUT', url: '/api/me/beta', body: { on: true } }),
  listLogIns: get(() => '/api/me/log-ins'),
  endLogIn: () => ({ method: 'DELETE', url: '/api/me/log-ins/nobodys' }),
  endLogIns: () => ({ method: 'DELETE', url: '/api/me/log-ins?but=CURRENT' }),
  saveMyEmail: (_on, persona) => ({
    method: 'PUT',
    url: '/api/me/email',
    body: { email: `persona.${persona.toLowerCase()}@trailfolk.example` },
  }),
  sendVerification: () => ({ method: 'POST', url: '/api/me/verification' }),
  undoEmailChange: () => ({
    method: 'POST',
    url: '/api/public/email-undos',
    body: { token: 'no-such-token' },
  }),
  verifyEmail: () => ({ method: 'POST', url: '/api/public/verifications', body: { token: 'no-such-token' } }),
};
