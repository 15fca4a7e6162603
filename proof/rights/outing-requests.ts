import { formOf } from '#areas/huddle/server/testing/plans.ts';
import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const file = { communityId: null, outings: [{ uid: 'one', form: formOf() }] };
const MISSING = '018f0000-0000-7000-8000-000000000000';

const byMail = `/api/public/mail-answers/${'x'.repeat(32)}`;
const rang = { name: 'Otto', people: 1, note: '' };
const byHand = (on: Fixture, what = '') => ({
  url: `/api/huddles/${on.huddleId}/unregistered-parties/${MISSING}${what}`,
});

/** What a group plans together: what it brings, when it goes, and whether; and files of outings. */
export const outingRequests: Readonly<Record<string, Make>> = {
  listKit: (on, persona) => ({
    method: 'GET',
    url: `/api/huddles/${on.huddleId}/kit${persona === 'L' ? `?link=${on.link}` : ''}`,
  }),
  letIn: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/waiting-parties/${MISSING}/place`,
    body: { unregistered: false, reason: 'drives the bus' },
  }),
  moveInQueue: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/waiting-parties/${MISSING}/position`,
    body: { unregistered: false, move: 'UP' },
  }),
  listHostActs: get((on) => `/api/huddles/${on.huddleId}/host-acts`),
  undoHostAct: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/host-acts/${MISSING}` }),
  askToAnswerByMail: (on) => ({
    method: 'POST',
    url: `/api/public/huddles/${on.huddleId}/mail-answers`,
    body: { name: 'Mila', email: 'mila@mail.example', people: 1 },
  }),
  readMailAnswer: get(() => byMail),
  answerByMail: () => ({ method: 'PUT', url: byMail, body: { people: 1 } }),
  withdrawByMail: () => ({ method: 'DELETE', url: byMail }),
  addByHand: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/unregistered-parties`,
    body: rang,
  }),
  changeByHand: (on) => ({ ...byHand(on), method: 'PUT', body: rang }),
  removeByHand: (on) => ({ ...byHand(on), method: 'DELETE' }),
  noteAttendanceByHand: (on) => ({ ...byHand(on, '/attendance'), method: 'PUT', body: { people: 1 } }),
  notePaymentByHand: (on) => ({ ...byHand(on, '/payment'), method: 'PUT', body: { paid: true } }),
  changeKit: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/kit`, body: { items: [] } }),
  bringKit: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/kit-items/${MISSING}/promise`,
    body: { amount: 1 },
  }),
  listDates: (on, persona) => ({
    method: 'GET',
    url: `/api/huddles/${on.huddleId}/dates${persona === 'L' ? `?link=${on.link}` : ''}`,
  }),
  openDates: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/dates`,
    body: { startDateTimes: [], endsAt: '2026-06-01T00:00:00Z' },
  }),
  voteOnDates: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/dates/votes`,
    body: { votes: [{ dateId: MISSING, vote: 'YES' }] },
  }),
  setDate: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/date`, body: { dateId: MISSING } }),
  readGo: get((on) => `/api/huddles/${on.huddleId}/go`),
  changeGo: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/go`, body: { criteria: null } }),
  decideGo: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/go/decision` }),
  previewImport: () => ({ method: 'POST', url: '/api/huddles/imports/preview', body: file }),
  listImports: get(() => '/api/huddles/imports'),
  undoImport: () => ({ method: 'DELETE', url: `/api/huddles/imports/${MISSING}` }),
  importOutings: () => ({ method: 'POST', url: '/api/huddles/imports', body: file }),
};
