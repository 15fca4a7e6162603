import { expect } from 'vitest';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import type { TestApp } from './build-test-app.ts';
import type { CastMember } from './cast.ts';

interface Sent {
  readonly headers?: Record<string, string>;
  readonly network?: string;
}

/** So that mails stand in the order in which they were written. */
const A_MOMENT = 1_000;

/** Two moderators, and what somebody without an account does. */
export async function visitorStage(world: TestApp) {
  const mona = await world.enter({ username: 'mona', moderator: true });
  const milo = await world.enter({ username: 'milo', moderator: true });
  let networks = 0;
  /** A form as a browser sends it, each from a network of its own. */
  const send = async (url: string, fields: Record<string, string>, { headers = {}, network }: Sent = {}) => {
    networks += 1;
    world.forward(A_MOMENT);
    const answer = await world.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      remoteAddress: network ?? `192.0.2.${networks % 250}`,
    });
    return { status: answer.statusCode, body: answer.body, to: String(answer.headers.location ?? '') };
  };
  const ask = (id: string, email: string, more: object = {}, sent: Sent = {}) =>
    send('/report', fieldsOf(id, email, more), sent);
  const pathIn = async (email: string): Promise<string> => {
    const { link } = (await mailsTo(world.platform, email)).at(-1) ?? { link: '' };
    return link.replace(world.platform.config.PUBLIC_ORIGIN, '');
  };
  const press = async (email: string, act: string, text = '') => send(await pathIn(email), { act, text });
  return { mona, milo, send, ask, pathIn, press, ...pagesOf(world), ...casesOf(world, mona) };
}

const fieldsOf = (id: string, email: string, more: object) => ({
  type: 'POST',
  id,
  reason: 'ILLEGAL',
  text: 'This is my picture.\r\nTake it away.',
  email,
  honest: 'yes',
  ...more,
});

function pagesOf(world: TestApp) {
  return {
    open: async (url: string, language = 'en') => {
      const answer = await world.app.inject({ url, headers: { 'accept-language': language } });
      const { statusCode: status, body } = answer;
      return { status, body, words: body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
    },
    subjects: async (email: string) => (await mailsTo(world.platform, email)).map(({ subject }) => subject),
  };
}

function casesOf(world: TestApp, mona: CastMember) {
  const caseOf = async (id: string, who = mona) => {
    const { items } = (await world.as(who).get('/api/moderation/cases?limit=50')).body;
    const line = items.find(({ object }: { object: { id: string } }) => object.id === id);
    return line && (await world.as(who).get(`/api/moderation/cases/${line.id}`)).body;
  };
  const decide = async (id: string, act: string, who = mona) => {
    world.forward(A_MOMENT);
    const found = await caseOf(id, who);
    const verdict = { version: found.version, acts: [act], reason: 'ILLEGAL' };
    const done = await world.as(who).post(`/api/moderation/cases/${found.id}/decisions`, verdict);
    expect(done.status).toBe(200);
    // What a worker did that died before it could say so is done again.
    await world.runJobs((run) => run().then(run));
    return found;
  };
  return { caseOf, decide };
}
