import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HookStage } from '../testing/hook-stage.ts';

let stage: HookStage;
beforeAll(async () => {
  stage = await HookStage.open();
});
afterAll(() => stage.close());
beforeEach(() => stage.begin());

test.each([
  'http://10.1.2.3/hear',
  'https://10.1.2.3/hear',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://0.0.0.0/',
  'https://nothing.invalid/',
])('I8: %s, which is not of the open internet, is refused', async (url) => {
  expect((await stage.put(stage.owner, { url })).body.code).toBe('WEBHOOK_ADDRESS_CLOSED');
});

test.each(['ftp://mail.example/', 'https://me:secret@mail.example/', 'javascript:alert(1)'])(
  'I8: %s is no address of a webhook',
  async (url) => {
    expect((await stage.put(stage.owner, { url })).body.code).toBe('WEBHOOK_NOT_HTTPS');
  },
);

test('I8: admins see each other’s webhooks, but of the address only where it goes; members and strangers see none', async () => {
  const hook = await stage.make(stage.owner, { url: `${stage.program.url}?key=secret` });
  const [admin, member] = [await stage.joined(), await stage.joined()];
  await stage.world
    .as(stage.owner)
    .put(`/api/communities/${stage.club}/members/${admin.personId}/role`, { role: 'ADMIN' });
  expect((await stage.listed())[0].url).toContain('key=secret');
  const [seen] = await stage.listed(admin);
  expect([seen.id, seen.mine, JSON.stringify(seen).includes('secret')]).toEqual([hook.id, false, false]);
  for (const [who, status] of [
    [member, 403],
    [stage.world.cleo, 403],
  ] as const) {
    expect((await stage.world.as(who).get(`/api/webhooks?communityId=${stage.club}`)).status).toBe(status);
    expect((await stage.put(who)).status).toBe(status);
    expect((await stage.world.as(who).get('/api/webhooks')).body.code).toBe('NOT_AN_OPERATOR');
    for (const path of ['tests', `deliveries/${hook.id}/tries`])
      expect((await stage.world.as(who).post(`/api/webhooks/${hook.id}/${path}`)).status).toBe(404);
    expect((await stage.world.as(who).put(`/api/webhooks/${hook.id}/active`, { active: false })).status).toBe(
      404,
    );
    expect((await stage.world.as(who).delete(`/api/webhooks/${hook.id}`)).status).toBe(404);
  }
  expect((await stage.world.as(admin).delete(`/api/webhooks/${hook.id}`)).status).toBe(200);
});

test('I8: a webhook ends with the role of its maker', async () => {
  const admin = await stage.joined();
  const role = `/api/communities/${stage.club}/members/${admin.personId}/role`;
  await stage.world.as(stage.owner).put(role, { role: 'ADMIN' });
  await stage.make(admin);
  await stage.world.as(stage.owner).put(role, { role: 'MEMBER' });
  expect(await stage.listed()).toEqual([]);
});

test('I8: a webhook of the installation is an operator’s: it hears what they may see, is logged, and ends with the role', async () => {
  const operator = await stage.world.enter({ username: `op.${stage.number}`, displayName: 'Op' });
  const { pool } = stage.world.platform.database;
  await pool.query('update people set operator = true where id = $1', [operator.personId]);
  const site = { communityId: null, events: ['outing.published', 'community.founded'] };
  expect((await stage.put(operator, { communityId: null })).body.code).toBe('EVENT_NOT_HERE');
  const { id } = await stage.make(operator, site);
  await stage.world.runJobs();
  stage.program.heard.length = 0;
  await stage.plan({ name: 'For members' });
  await stage.plan({ name: 'For all', privacy: 'PUBLIC' });
  await stage.world.as(stage.owner).post('/api/communities', { name: `Founded ${stage.number}` });
  await stage.world.runJobs();
  expect(
    stage
      .said()
      .map(({ type, data }) => data.outing?.name ?? `${type} ${data.community.name}`)
      .sort(),
  ).toEqual(['For all', `community.founded Founded ${stage.number}`]);
  const acts = await pool.query('select act, detail from operator_acts where operator = $1', [
    `@op.${stage.number}`,
  ]);
  expect(acts.rows).toEqual([{ act: 'ADD_WEBHOOK', detail: new URL(stage.program.url).host }]);
  await pool.query('update people set operator = false where id = $1', [operator.personId]);
  expect((await pool.query('select 1 from webhooks where id = $1', [id])).rowCount).toBe(0);
});

test('I8: there are ten webhooks of a club at most, also when many are made at once', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => stage.put(stage.owner)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(made.filter(({ body }) => body.code === 'TOO_MANY_WEBHOOKS')).toHaveLength(2);
});

test('I8: a secret is shown once and kept encrypted', async () => {
  const hook = await stage.make();
  expect((await stage.put(stage.owner, {}, hook.id)).body.code).toBe('WEBHOOK_EXISTS');
  expect(JSON.stringify(await stage.listed())).not.toContain(hook.secret);
  const { rows } = await stage.world.platform.database.pool.query(
    'select secret from webhooks where id = $1',
    [hook.id],
  );
  expect(rows[0].secret.toString('latin1')).not.toContain(hook.secret);
});
