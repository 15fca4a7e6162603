import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const talk = (on: Fixture) => `/api/aurora/talks/${on.talk}`;
const turn = (on: Fixture, rest: string) => `/api/aurora/turns/${on.turn}/${rest}`;

export const auroraRequests: Readonly<Record<string, Make>> = {
  listSuggestedQuestions: get(() => '/api/aurora/suggestions'),
  listTalks: get(() => '/api/aurora/talks'),
  readTalk: get(talk),
  deleteTalk: (on) => ({ method: 'DELETE', url: talk(on) }),
  askAurora: (on) => ({
    method: 'POST',
    url: '/api/aurora/questions',
    body: { talkId: on.talk, question: 'What comes next?' },
  }),
  streamAnswer: get((on) => turn(on, 'answer')),
  stopAnswer: (on) => ({ method: 'POST', url: turn(on, 'stop') }),
  askAgain: (on) => ({ method: 'POST', url: turn(on, 'again') }),
  noteDraft: (on) => ({ method: 'PUT', url: turn(on, 'draft'), body: { huddleId: on.huddleId } }),
  judgeAnswer: (on) => ({ method: 'PUT', url: turn(on, 'thumb'), body: { thumb: 'UP' } }),
};
