import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const MISSING = '018f0000-0000-7000-8000-000000000000';
const unknown = 'x'.repeat(32);
const asked = `/api/public/emergency-contacts/${unknown}`;
const overdue = `/api/public/return-plans/${unknown}`;
const later = '2026-06-02T18:00:00Z';

const plan = (on: Fixture, what = '') => `/api/return-plans/${on.returnPlan}${what}`;
const details = { name: 'Ridge', expectedAt: later, graceMinutes: 60 };

/** Each contact has an address of its own: nobody is one twice. */
let contacts = 0;

/** Who is expected back, and who is told when they are not. */
export const safetyRequests: Readonly<Record<string, Make>> = {
  listEmergencyContacts: get(() => '/api/me/emergency-contacts'),
  addEmergencyContact: () => {
    contacts += 1;
    const body = { name: 'Beat', email: `beat${contacts}@home.example`, locale: 'en' };
    return { method: 'POST', url: '/api/me/emergency-contacts', body };
  },
  removeEmergencyContact: () => ({ method: 'DELETE', url: `/api/me/emergency-contacts/${MISSING}` }),
  readContactRequest: get(() => asked),
  answerContactRequest: () => ({ method: 'PUT', url: asked, body: { agreed: true } }),
  readOverduePlan: get(() => overdue),
  seeToOverduePlan: () => ({ method: 'PUT', url: `${overdue}/seen` }),
  listReturnPlans: get(() => '/api/return-plans'),
  startReturnPlan: (on) => ({
    method: 'POST',
    url: '/api/return-plans',
    body: { ...details, huddleId: on.huddleId, timeZone: 'Europe/Zurich' },
  }),
  readReturnPlan: get((on) => plan(on)),
  changeReturnPlan: (on) => ({ method: 'PUT', url: plan(on), body: details }),
  extendReturnPlan: (on) => ({ method: 'PUT', url: plan(on, '/expected-at'), body: { expectedAt: later } }),
  endReturnPlan: (on) => ({ method: 'PUT', url: plan(on, '/end') }),
  checkIn: (on) => ({ method: 'POST', url: plan(on, '/check-ins'), body: { note: 'At the hut' } }),
  chooseContacts: (on) => ({ method: 'PUT', url: plan(on, '/contacts'), body: { contactIds: [] } }),
  readReturnPlanOfHuddle: get((on) => `/api/huddles/${on.huddleId}/return-plan`),
};
