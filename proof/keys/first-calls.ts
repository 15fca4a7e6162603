import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { tokenFor } from '#app/server/testing/cast.ts';
import { knownPhoneOf } from '#areas/carry/server/testing/phone.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Request } from '../rights/make-request.ts';
import type { Fixture, Persona, Stage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { type RightsRow, rows } from '../rights/table.ts';
import { byLetter, wordIn } from './by-letter.ts';

/** A request that is granted, and who sends it. */
export interface FirstCall {
  readonly persona: Persona;
  readonly request: Request;
}

type Prepare = (world: TestApp, stage: Stage, on: Fixture) => Promise<FirstCall>;

/** What the requests of the table of rights find nothing for: they are granted after something has happened. */
const prepared: Readonly<Record<string, Prepare>> = {
  async verifyEmail(world) {
    const asking = await world.enter({ username: 'newly.here', emailVerified: false, onboarded: false });
    await world.as(asking).post('/api/me/verification');
    const [mail] = await mailsTo(world.platform, 'newly.here@trailfolk.example');
    const token = wordIn(mail?.link);
    return { persona: 'V', request: { method: 'POST', url: '/api/public/verifications', body: { token } } };
  },
  async undoEmailChange(world) {
    const mover = await world.enter({ username: 'mover' });
    await world.as(mover).put('/api/me/email', { email: 'moved@trailfolk.example' });
    const [mail] = await mailsTo(world.platform, 'mover@trailfolk.example');
    const token = new URL(mail?.link ?? '').searchParams.get('undo') ?? '';
    return { persona: 'V', request: { method: 'POST', url: '/api/public/email-undos', body: { token } } };
  },
  async keepAsTemplate(world, stage) {
    const host = world.as(stage.people.H);
    const communityId = (await host.post('/api/communities', { name: 'Club of rounds' })).body.id;
    const plan = planOf(world.platform.now(), { communityId });
    const { id } = (await host.post('/api/huddles', plan)).body;
    const body = { name: 'Round', leaderId: null };
    const url = `/api/huddles/${id}/community-templates`;
    return { persona: 'H', request: { method: 'POST', url, body } };
  },
  confirmNewsletter: (world) => byLetter(world, 'confirm'),
  leaveNewsletter: (world) => byLetter(world, 'leave'),
  async unsubscribe(world, stage) {
    const word = 'w'.repeat(32);
    await world.platform.database.pool.query(
      `insert into notification_unsubscribes (token, person_id, kind) values ($1, $2, 'HUDDLE_RSVP')`,
      [word, stage.people.H.personId],
    );
    return { persona: 'V', request: { method: 'POST', url: `/api/public/unsubscribe/${word}` } };
  },
  async testPushDevice(world, stage) {
    const { H } = stage.people;
    const taker = createServer((_, reply) => reply.writeHead(201).end());
    await new Promise<void>((done) => taker.listen(0, '127.0.0.1', done).unref());
    const address = taker.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { publicKey } = (await world.as(H).get('/api/notifications/devices')).body;
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const browser = {
      endpoint: `http://127.0.0.1:${port}/`,
      p256dh,
      auth: 'x'.repeat(21).concat('A'),
      publicKey,
    };
    const { id } = (await world.as(H).put('/api/notifications/devices', browser)).body;
    return { persona: 'H', request: { method: 'POST', url: `/api/notifications/devices/${id}/test` } };
  },
  async wishRide(world, stage, on) {
    await world.platform.database.pool.query('update huddles set carpooling = true where id = $1', [
      on.huddleId,
    ]);
    const request = requests.wishRide?.(on, 'W', stage.people.W.personId);
    if (!request) throw new Error('no request is written for wishRide');
    return { persona: 'W', request };
  },
  async returnHuddle(world, stage, on) {
    await world.as(stage.people.H).post(`/api/huddles/${on.huddleId}/cancellation`, {});
    const url = `/api/huddles/${on.huddleId}/return`;
    return { persona: 'H', request: { method: 'POST', url, body: { to: 'PUBLISHED' } } };
  },
  async deliverCarriedAct(world, { people: { P } }, on) {
    const phone = await knownPhoneOf(world, P);
    const params = { roomId: on.huddleId };
    const code = await phone.sign({ kind: 'message', params, body: { text: 'At the hut' } });
    return { persona: 'H', request: { method: 'POST', url: '/api/carried-acts', body: { code } } };
  },
  async addPhoto(world, stage, on) {
    const picture = await goodPicture(20, 20);
    const type = { 'content-type': 'image/jpeg' };
    const { body } = await world.as(stage.people.P).post('/api/media', picture, type);
    const url = `/api/huddles/${on.huddleId}/photos`;
    return { persona: 'P', request: { method: 'POST', url, body: { mediaId: body.id } } };
  },
  async addToGroup(world, stage, on) {
    const group = { kind: 'GROUP', name: 'Car one', personIds: [on.member] };
    const { body } = await world.as(stage.people.H).post('/api/rooms', group);
    const url = `/api/rooms/${body.id}/people`;
    return { persona: 'H', request: { method: 'POST', url, body: { personId: on.outsider } } };
  },
  async remindPeople(world, { people: { I } }, on) {
    // Suspended by a call before: who cannot be written to is not reminded.
    await world.platform.database.pool.query('update people set suspended_at = null where id = $1', [
      I.personId,
    ]);
    return { persona: 'H', request: { method: 'POST', url: `/api/huddles/${on.huddleId}/reminder` } };
  },
  async testWebhook(world, stage) {
    const id = await makeWebhook(world, stage);
    return { persona: 'P', request: { method: 'POST', url: `/api/webhooks/${id}/tests` } };
  },
  async sendAgain(world, stage) {
    const id = await makeWebhook(world, stage);
    await world.as(stage.people.P).post(`/api/webhooks/${id}/tests`);
    const [{ id: delivery }] = (await world.as(stage.people.P).get(`/api/webhooks/${id}/deliveries`)).body
      .items;
    return {
      persona: 'P',
      request: { method: 'POST', url: `/api/webhooks/${id}/deliveries/${delivery}/tries` },
    };
  },
  async remindOfDues(world, stage, on) {
    const { H, P } = stage.people;
    const dues = { cents: 4_500, currency: 'CHF', every: 'YEAR' };
    await world.as(H).put(`/api/communities/${on.communityId}/dues`, { dues });
    const url = `/api/communities/${on.communityId}/dues/reminders`;
    return { persona: 'H', request: { method: 'POST', url, body: { personIds: [P.personId] } } };
  },
  async shareCommunity(world, stage, on) {
    const { W, H } = stage.people;
    await world.as(H).put(`/api/people/${W.personId}/follow`);
    const url = `/api/communities/${on.communityId}/shares`;
    return { persona: 'H', request: { method: 'POST', url, body: { userIds: [W.personId] } } };
  },
  async deleteMyAccount(world, { people: { I } }) {
    // Of a log-in of this moment.
    Object.assign(I, { token: await tokenFor(world.platform, I.personId) });
    return {
      persona: 'I',
      request: { method: 'POST', url: '/api/me/deletion', body: { huddles: [], communities: [] } },
    };
  },
  async startReturnPlan(world, _stage, on) {
    await world.platform.database.pool.query('delete from return_plans where huddle_id = $1', [on.huddleId]);
    const hours = (count: number) => new Date(world.platform.now().getTime() + count * 3_600_000);
    const times = { expectedAt: hours(5).toISOString(), graceMinutes: 60, timeZone: 'UTC' };
    const body = { huddleId: on.huddleId, name: 'Ridge', ...times };
    return { persona: 'H', request: { method: 'POST', url: '/api/return-plans', body } };
  },
  async askToAnswerByMail(world, _stage, on) {
    await world.platform.database.pool.query('update huddles set mail_answers = true where id = $1', [
      on.huddleId,
    ]);
    const url = `/api/public/huddles/${on.huddleId}/mail-answers`;
    const body = { name: 'Mila', email: 'mila@mail.example', people: 1 };
    return { persona: 'V', request: { method: 'POST', url, body } };
  },
  async exportMyData(world, { people: { P } }) {
    // Of a log-in of this moment.
    Object.assign(P, { token: await tokenFor(world.platform, P.personId) });
    return { persona: 'P', request: { method: 'POST', url: '/api/me/exports', body: {} } };
  },
  async decideCase(world, stage, on) {
    const id = await openCase(world, stage, on);
    const body = { version: 1, acts: ['WARN'], reason: 'SPAM' };
    return { persona: 'U', request: { method: 'POST', url: `/api/moderation/cases/${id}/decisions`, body } };
  },
  async decideCommunityCase(world, stage, on) {
    const { H, P } = stage.people;
    const said = await world.as(P).post(`/api/rooms/${on.communityId}/messages`, { text: 'Buy my boots' });
    const report = { objectType: 'MESSAGE', objectId: said.body.id, reason: 'SPAM' };
    await world.as(stage.people.CH).post('/api/reports', report);
    const club = `/api/communities/${on.communityId}/cases`;
    const { items } = (await world.as(H).get(club)).body;
    const id = items.find(({ object }: { object: { id: string } }) => object.id === said.body.id)?.id;
    const body = { version: 1, acts: ['WARN'], reason: 'SPAM' };
    return { persona: 'H', request: { method: 'POST', url: `${club}/${id}/decisions`, body } };
  },
  async appeal(world, stage, on) {
    const id = await openCase(world, stage, on);
    const verdict = { version: 1, acts: ['WARN'], reason: 'SPAM' };
    await world.as(stage.people.U).post(`/api/moderation/cases/${id}/decisions`, verdict);
    const { items } = (await world.as(stage.people.H).get('/api/me/decisions')).body;
    const url = `/api/me/decisions/${items[0].id}/appeal`;
    return { persona: 'H', request: { method: 'POST', url, body: { words: 'Please look again.' } } };
  },
  async createLink(_world, _stage, on) {
    // The host has theirs already.
    const body = { objectType: 'HUDDLE', objectId: on.huddleId };
    return { persona: 'U', request: { method: 'POST', url: '/api/links', body } };
  },
  async stopAnswer(world, _stage, on) {
    await world.platform.database.pool.query(
      `update aurora_turns set state = 'ASKED', answered_at = null where id = $1`,
      [on.turn],
    );
    return { persona: 'H', request: { method: 'POST', url: `/api/aurora/turns/${on.turn}/stop` } };
  },
};

/** The huddle is reported. U is somebody else from here on: who may moderate is remembered for some seconds. */
async function openCase(world: TestApp, { people: { U, P } }: Stage, on: Fixture): Promise<string> {
  Object.assign(U, await world.enter({ username: `mod.${on.huddleId.slice(-12)}`, moderator: true }));
  const { pool } = world.platform.database;
  const report = { objectType: 'HUDDLE', objectId: on.huddleId, reason: 'SPAM' };
  await world.as(P).post('/api/reports', report);
  const { rows } = await pool.query(
    `select id from moderation_cases where object_id = $1 and state = 'OPEN'`,
    [on.huddleId],
  );
  return rows[0]?.id;
}

/** Of the host, at an address where nobody listens. */
async function makeWebhook(world: TestApp, { people }: Stage): Promise<string> {
  const { body: club } = await world.as(people.P).post('/api/communities', { name: 'Told elsewhere' });
  const id = newId<string>();
  const hook = { communityId: club.id, url: 'http://127.0.0.1:9/', events: ['outing.published'] };
  const made = await world.as(people.P).put(`/api/webhooks/${id}`, hook);
  if (made.status !== 200) throw new Error(made.text);
  return id;
}

/** The first call of an operation that the table of rights grants, or one that is prepared here. */
export async function firstCall(world: TestApp, stage: Stage, operation: string): Promise<FirstCall> {
  const known = rows.filter((row) => row.operation === operation);
  const row = known.find(whoMay) ?? known[0];
  const on = await stage.fixture(!row || row.state === 'ANY' ? 'PUBLIC' : row.state);
  const [prepare, make] = [prepared[operation], requests[operation]];
  if (prepare) return prepare(world, stage, on);
  const persona = row && whoMay(row);
  if (!make || !persona) throw new Error(`nobody may call ${operation}: prepare a call that is granted`);
  return { persona, request: make(on, persona, stage.people.H.personId) };
}

function whoMay({ expected }: RightsRow): Persona | undefined {
  return expected.get('H') === 200 ? 'H' : [...expected].find(([, status]) => status === 200)?.[0];
}
