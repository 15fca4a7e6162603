import { randomBytes } from 'node:crypto';
import { runOperator } from '#app/server/operator/run-operator.ts';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { tokenFor } from '#app/server/testing/cast.ts';
import { type device, newestToken, PASSWORD } from '#areas/account/server/testing/newcomer.ts';
import { phoneOf } from '#areas/carry/server/testing/phone.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { devicesOf } from '#areas/notification/server/push/reads.ts';
import { findDeviceKey } from '#platform/server/identity/device-keys.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { authorizationRequest, enterAs, renew } from '#platform/server/identity/testing/log-in-journey.ts';
import { askForCode, codeMailed, enterByMail } from '#platform/server/identity/testing/mail-code-journey.ts';
import { addPasskey, enterByPasskey } from '#platform/server/identity/testing/passkey-journey.ts';
import { enterByProvider, linkInSettings } from '#platform/server/identity/testing/provider-journey.ts';
import type { VouchingProvider } from '#platform/server/identity/testing/vouching-provider.ts';
import { newId } from '#platform/server/new-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Somebody with an address that is theirs, and the world they are in. */
export interface Owner {
  readonly world: TestApp;
  readonly email: string;
  readonly username: string;
  readonly personId: string;
  readonly device: Awaited<ReturnType<typeof device>>;
  /** A provider that the settings name. */
  readonly club: VouchingProvider;
}

/** Whether what was granted before still opens what it is for. */
type StillOpens = () => Promise<boolean>;

const newBrowser = ({ world }: Owner) => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
const visitor = ({ world }: Owner) => world.as(null);
const query = ({ world }: Owner, sql: string, values: readonly unknown[]) =>
  world.platform.database.pool.query(sql, [...values]);

/** Grants each thing to its owner, as the product does where one request can. */
export const things: Readonly<Record<string, (owner: Owner) => Promise<StillOpens>>> = {
  async verification(owner) {
    const next = `planted.${owner.email}`;
    await owner.device.caller.put('/api/me/email', { email: next, password: PASSWORD });
    const token = await newestToken(owner.world, next, 'verify-email');
    return async () => (await visitor(owner).post('/api/public/verifications', { token })).status === 200;
  },
  async reset(owner) {
    const { browser } = owner.device;
    await browser.post('/oidc/forgotten-password', { email: owner.email });
    await owner.world.runJobs();
    const token = await newestToken(owner.world, owner.email, 'new-password');
    return async () => (await browser.get(`/oidc/new-password?token=${token}`)).statusCode === 200;
  },
  async mailCode(owner) {
    const { ask } = await askForCode(newBrowser(owner), owner.email);
    const { code } = await codeMailed(owner.world.platform, owner.email);
    return async () => (await enterByMail(newBrowser(owner), { ask, code })).tokens !== undefined;
  },
  async undo(owner) {
    await owner.device.caller.put('/api/me/email', { email: `undone.${owner.email}`, password: PASSWORD });
    const token = await newestToken(owner.world, owner.email, 'email-change-asked');
    return async () => (await visitor(owner).post('/api/public/email-undos', { token })).status === 200;
  },
  async session({ device: { browser } }) {
    return async () => {
      await browser.get(authorizationRequest(browser.origin, { prompt: 'none' }).url);
      return new URL(browser.url).searchParams.has('code');
    };
  },
  async pageSession({ world: { app }, device: { browser, tokens } }) {
    const headers = { origin: browser.origin, authorization: `Bearer ${tokens.access_token}` };
    const begun = await app.inject({ method: 'PUT', url: '/auth/session', headers });
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    return async () => {
      const asked = { origin: browser.origin, cookie };
      return (await app.inject({ method: 'POST', url: '/auth/token', headers: asked })).statusCode === 200;
    };
  },
  async accessToken({ device: { caller } }) {
    return async () => (await caller.get('/api/me')).status === 200;
  },
  async refreshToken({ device: { browser, tokens } }) {
    return async () => (await renew(browser, tokens.refresh_token)).status === 200;
  },
  async passkey(owner) {
    const { origin } = owner.device.browser;
    const key = await addPasskey(owner.device.caller, origin);
    return async () => {
      const { tokens } = await enterByPasskey(newBrowser(owner), key);
      const entered = owner.world.as({ ...owner.world.asha, token: tokens?.access_token ?? '' });
      return (await entered.get('/api/me/security')).status === 200;
    };
  },
  async linkedLogIn(owner) {
    const { world, club, device } = owner;
    const person = { sub: owner.personId, email: owner.email, email_verified: true };
    club.person = person;
    await linkInSettings(world, device.caller);
    return async () => {
      club.person = person;
      const { tokens } = await enterByProvider(world);
      const entered = world.as({ ...world.asha, token: tokens?.access_token ?? '' });
      return (await entered.get('/api/me/security')).status === 200;
    };
  },
  async notMe(owner) {
    await enterAs(newBrowser(owner), 'log-in', owner.email, PASSWORD);
    const token = await newestToken(owner.world, owner.email, 'new-log-in');
    return async () => (await newBrowser(owner).get(`/oidc/not-me?token=${token}`)).statusCode === 200;
  },
  async pushDevice(owner) {
    const { body } = await owner.device.caller.get('/api/notifications/devices');
    const browser = {
      endpoint: `https://push.example/${owner.personId}`,
      p256dh: `B${'x'.repeat(86)}`,
      auth: 'x'.repeat(22),
      publicKey: body.publicKey,
    };
    await owner.device.caller.put('/api/notifications/devices', browser);
    const { db } = owner.world.platform.database;
    return async () => (await devicesOf(db, [owner.personId as PersonId])).length === 1;
  },
  async programToken(owner) {
    const { caller } = owner.device;
    const club = (await caller.post('/api/communities', { name: `Club of ${owner.username}` })).body.id;
    const url = `/api/communities/${club}/tokens/${newId<string>()}`;
    const { token } = (await caller.put(url, { name: 'Website', scopes: ['outings'], days: 30 })).body;
    const headers = { authorization: `Bearer ${token}` };
    return async () => (await visitor(owner).get(`/api/communities/${club}/outings`, headers)).status === 200;
  },
  async stopRecovery(owner) {
    const to = `found.${owner.email}`;
    await runOperator(owner.world.platform, ['recover', owner.username, '--mail', to], 'root@here');
    const token = await newestToken(owner.world, owner.email, 'recovery-asked');
    return async () => (await newBrowser(owner).get(`/oidc/recovery?token=${token}`)).statusCode === 200;
  },
  async deviceKey({ world, device: { caller }, personId }) {
    const phone = await phoneOf(world, { ...world.asha, username: 'phone' });
    await caller.put('/api/me/device-key', { publicKey: phone.publicKey });
    const { database, now } = world.platform;
    return async () =>
      (await findDeviceKey(database.db, phone.keyId, now()))?.personId === (personId as PersonId);
  },
  async calendar(owner) {
    const { body } = await owner.device.caller.put('/api/me/calendar');
    const { pathname } = new URL(body.url);
    return async () => (await visitor(owner).get(pathname)).status === 200;
  },
  async shareLink(owner) {
    const { id: objectId } = await foundClub(owner, 'PUBLIC');
    const { body } = await owner.device.caller.post('/api/links', { objectType: 'COMMUNITY', objectId });
    return async () => (await visitor(owner).get(`/api/public/links/${body.uid}`)).status === 200;
  },
  async invitation(owner) {
    const token = `invited-${owner.personId}`;
    const { id: club, host } = await foundClub(owner, 'PRIVATE');
    await query(
      owner,
      `insert into community_invitations (id, community_id, invited_by, token, email, expires_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, now())`,
      [club, host, token, owner.email, new Date('2099-01-01')],
    );
    return async () => {
      const taken = await (await again(owner)).put(`/api/communities/${club}/invitation`, { token });
      return taken.status === 200;
    };
  },
  async unsubscribe(owner) {
    const token = `word-${owner.personId}`;
    const sql = `insert into notification_unsubscribes (token, person_id, kind) values ($1, $2, 'HUDDLE_RSVP')`;
    await query(owner, sql, [token, owner.personId]);
    return async () => (await visitor(owner).post(`/api/public/unsubscribe/${token}`)).status === 200;
  },
  async newsletter(owner) {
    await visitor(owner).post('/api/public/newsletter', { email: owner.email });
    const sql = 'select token from newsletter_subscribers where email = $1';
    const { rows } = await query(owner, sql, [owner.email]);
    const leave = `/api/public/newsletter/leave/${rows[0]?.token}`;
    return async () => (await visitor(owner).post(leave)).status === 200;
  },
  async mailAnswer(owner) {
    const { world, email } = owner;
    const plan = planOf(world.platform.now(), { mailAnswers: true });
    const { body } = await world.as(world.cleo).post('/api/huddles', plan);
    const asked = { name: 'Olga', email, people: 1 };
    await visitor(owner).post(`/api/public/huddles/${body.id}/mail-answers`, asked);
    const { rows } = await query(owner, 'select token from mail_answers where email = $1', [email]);
    const url = `/api/public/mail-answers/${rows[0]?.token}`;
    return async () => (await visitor(owner).get(url)).status === 200;
  },
  async contactAsked(owner) {
    const { id, token } = await withContact(owner);
    const url = `/api/public/emergency-contacts/${token}`;
    return async () => id !== '' && (await visitor(owner).get(url)).status === 200;
  },
  async overduePlan(owner) {
    const { id, token } = await withContact(owner);
    await query(
      owner,
      `with plan as (insert into return_plans (id, owner_id, name, route, car, note, time_zone, expected_at, grace_minutes, started_at)
         values (gen_random_uuid(), $1, 'Ridge', '', '', '', 'UTC', now(), 60, now()) returning id)
       insert into return_plan_contacts (plan_id, contact_id, token, told_at) select plan.id, $2, $3, now() from plan`,
      [owner.personId, id, token],
    );
    return async () => (await visitor(owner).get(`/api/public/return-plans/${token}`)).status === 200;
  },
  async visitorReport(owner) {
    const token = randomBytes(32).toString('base64url');
    await query(
      owner,
      `insert into visitor_reports (id, email, mailbox, locale, token, object_type, object_id, object_name, reason, body, asked_at)
       values (gen_random_uuid(), $1, $1, 'en', $2, 'HUDDLE', gen_random_uuid(), 'Walk', 'SPAM', 'Sells boots', $3)`,
      [owner.email, token, owner.world.platform.now()],
    );
    const url = `/report/mine?token=${token}`;
    return async () => (await owner.world.app.inject({ url })).statusCode === 200;
  },
};

/** An emergency contact of theirs, with a word that links of both kinds may have. */
async function withContact(owner: Owner) {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await query(
    owner,
    `insert into emergency_contacts (id, person_id, secret, locale, token, created_at)
     values (gen_random_uuid(), $1, '', 'en', $2, now()) returning id`,
    [owner.personId, token],
  );
  return { id: String(rows[0]?.id ?? ''), token };
}

/** The owner after whatever happened, with a token of a new log-in. */
async function again(owner: Owner) {
  const { rows } = await query(owner, 'select subject from identities where person_id = $1', [
    owner.personId,
  ]);
  const token = await tokenFor(owner.world.platform, rows[0].subject);
  return owner.world.as({ ...owner.world.asha, token });
}

async function foundClub({ world }: Owner, privacy: 'PUBLIC' | 'PRIVATE') {
  const host = await world.enter({ username: `host.${randomBytes(6).toString('hex')}` });
  const { body } = await world.as(host).post('/api/communities', { name: 'Ridge walkers', privacy });
  if (!body.id) throw new Error(`no community: ${JSON.stringify(body)}`);
  return { id: String(body.id), host: host.personId };
}
