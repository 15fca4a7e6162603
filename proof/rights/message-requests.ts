import { get, type Make } from './make-request.ts';

/** What hosts write to many. */
export const messageRequests: Readonly<Record<string, Make>> = {
  listMessages: get((on) => `/api/huddles/${on.huddleId}/messages`),
  previewMessage: get((on) => `/api/huddles/${on.huddleId}/messages/readers?audience=ALL`),
  sendMessage: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/messages`,
    body: { audience: 'ALL', text: 'Bring a hat.' },
  }),
  readReminder: get((on) => `/api/huddles/${on.huddleId}/reminder`),
  previewReminder: get((on) => `/api/huddles/${on.huddleId}/reminder/readers`),
  remindPeople: (on) => ({ method: 'POST', url: `/api/huddles/${on.huddleId}/reminder` }),
};
