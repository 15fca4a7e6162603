import { createECDH } from 'node:crypto';
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
  readMySecurity: get(() => '/api/me/security'),
  showPresence: () => ({ method: 'PUT', url: '/api/me/presence', body: { password: 'a quiet ridge' } }),
  mailPresenceCode: () => ({ method: 'PUT', url: '/api/me/presence/mail' }),
  askForPresenceKey: () => ({ method: 'PUT', url: '/api/me/presence/passkey' }),
  // A name of ours, so that everybody keeps theirs.
  changeMyUsername: () => ({ method: 'PUT', url: '/api/me/username', body: { username: 'admin' } }),
  setMyPassword: () => ({ method: 'PUT', url: '/api/me/password', body: { password: 'a quiet ridge' } }),
  askForPasskey: () => ({ method: 'PUT', url: '/api/me/passkeys/question' }),
  addPasskey: () => ({
    method: 'PUT',
    url: '/api/me/passkeys',
    body: {
      name: 'Phone',
      made: { id: 'a', clientDataJSON: 'a', attestationObject: 'a', transports: ['internal'] },
    },
  }),
  renamePasskey: () => ({ method: 'PATCH', url: '/api/me/passkeys/nobodys', body: { name: 'Phone' } }),
  removePasskey: () => ({ method: 'DELETE', url: '/api/me/passkeys/nobodys' }),
  disconnectApp: () => ({ method: 'DELETE', url: '/api/me/apps/nobodys' }),
  askProvider: () => ({
    method: 'PUT',
    url: '/api/me/linked-providers/question',
    body: { provider: 'club' },
  }),
  linkProvider: () => ({ method: 'PUT', url: '/api/me/linked-providers', body: { state: 'a', code: 'b' } }),
  unlinkProvider: () => ({
    method: 'DELETE',
    url: '/api/me/linked-providers/00000000-0000-4000-8000-000000000000',
  }),
  draftSecondFactor: () => ({ method: 'PUT', url: '/api/me/second-factor/draft' }),
  turnSecondFactorOn: () => ({ method: 'PUT', url: '/api/me/second-factor', body: { code: '000000' } }),
  makeRecoveryCodes: () => ({ method: 'PUT', url: '/api/me/second-factor/recovery-codes' }),
  turnSecondFactorOff: () => ({ method: 'DELETE', url: '/api/me/second-factor' }),
  keepDeviceKey: () => ({
    method: 'PUT',
    url: '/api/me/device-key',
    body: { publicKey: createECDH('prime256v1').generateKeys('base64url') },
  }),
  // Granted only with the signature of somebody's device: `src/areas/carry/server/deliver.test.ts`.
  sendActs: () => {
    const body = { message: 'Said on the way.', page: '/home', version: 'test' };
    const act = { method: 'POST', path: '/api/feedback', body, pressedAt: '2026-06-01T08:00:00Z' };
    return { method: 'POST', url: '/api/acts', body: { acts: [act] } };
  },
  deliverCarriedAct: () => ({ method: 'POST', url: '/api/carried-acts', body: { code: 'x' } }),
  listMyExports: get(() => '/api/me/exports'),
  exportMyData: () => ({ method: 'POST', url: '/api/me/exports', body: {} }),
  fetchMyExport: get(() => '/api/me/exports/00000000-0000-4000-8000-000000000000/file'),
  readMyImport: get(() => '/api/me/imports'),
  beginImport: () => ({ method: 'POST', url: '/api/me/imports', body: { bytes: 1_000 } }),
  putImportPart: () => ({
    method: 'PUT',
    url: '/api/me/imports/00000000-0000-4000-8000-000000000000/parts/0',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from('x'),
  }),
  runImport: () => ({
    method: 'PUT',
    url: '/api/me/imports/00000000-0000-4000-8000-000000000000',
    body: { kinds: ['posts'] },
  }),
  dropImport: () => ({ method: 'DELETE', url: '/api/me/imports/00000000-0000-4000-8000-000000000000' }),
  readMyDeletion: get(() => '/api/me/deletion'),
  // About a huddle that nobody has, so that everybody stays.
  deleteMyAccount: () => ({
    method: 'POST',
    url: '/api/me/deletion',
    body: { huddles: [{ id: '00000000-0000-4000-8000-000000000000', to: null }] },
  }),
  keepMyAccount: () => ({ method: 'DELETE', url: '/api/me/deletion' }),
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
