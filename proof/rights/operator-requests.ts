import { get, type Make } from './make-request.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';
const put = (path: string, body: object) => () => ({
  method: 'PUT' as const,
  url: `/api/operator/${path}`,
  body,
});

export const operatorRequests: Readonly<Record<string, Make>> = {
  readHealth: get(() => '/api/operator'),
  listFailedJobs: get(() => '/api/operator/jobs'),
  retryJob: put('jobs/1/retry', {}),
  listWaitingMails: get(() => '/api/operator/mails'),
  checkSender: get(() => '/api/operator/sender'),
  findPeopleToHelp: get(() => '/api/operator/people?words=asha'),
  helpPerson: (on) => put(`people/${on.requester}/help`, { help: 'LIFT' })(),
  setReadOnly: put('read-only', { on: false }),
  showBanner: put(`banners/${MISSING}`, { words: 'Back soon.', until: '2099-01-01T00:00:00Z' }),
  endBanner: () => ({ method: 'DELETE', url: `/api/operator/banners/${MISSING}` }),
  listBanners: get(() => '/api/public/banners'),
};
