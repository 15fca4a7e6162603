import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';

let world: TestApp;
let id: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

beforeEach(async () => {
  id = await found(world, world.asha);
  for (const who of [world.ben, world.cleo]) await put(who, '/membership', {});
  await put(world.asha, `/members/${world.ben.personId}/role`, { role: 'TREASURER' });
});

const put = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${id}${rest}`, body);
const fees = { cents: 4_500, currency: 'CHF', every: 'YEAR' };
const paid = (who: CastMember, paidUntil: string | null, by = world.ben) =>
  put(by, '/dues/paid-until', { personIds: [who.personId], paidUntil });
const remind = (by: CastMember, people: readonly CastMember[]) =>
  world.as(by).post(`/api/communities/${id}/dues/reminders`, {
    personIds: people.map(({ personId }) => personId),
  });
const mine = async (who: CastMember) => (await world.as(who).get(`/api/communities/${id}/membership`)).body;
const open = async (who: CastMember) => {
  const { items, code } = (await world.as(who).get(`/api/communities/${id}/members?dues=OPEN`)).body;
  return code ?? items.map((row: { person: { username: string } }) => row.person.username).sort();
};

describe('COM-12 dues', () => {
  test('a treasurer says what is paid and until when; each member sees their own', async () => {
    expect((await put(world.ben, '/dues', { dues: fees })).status).toBe(200);
    expect((await paid(world.cleo, '2027-03-31')).body).toMatchObject({ people: 1 });
    expect((await paid(world.cleo, '2027-03-31')).body).toMatchObject({ people: 0 });
    expect(await mine(world.cleo)).toMatchObject({ dues: fees, paidUntil: '2027-03-31' });
    expect(await open(world.ben)).toEqual(['asha', 'ben']);
    await paid(world.cleo, null);
    expect(await open(world.asha)).toEqual(['asha', 'ben', 'cleo']);
    expect(await open(world.cleo)).toBe('NOT_A_KEEPER');
    const rows = (await world.as(world.cleo).get(`/api/communities/${id}/members`)).body.items;
    expect(rows.every((row: { paidUntil: string | null }) => row.paidUntil === null)).toBe(true);
  });

  test.each([
    ['nothing', { ...fees, cents: 0 }],
    ['a broken amount', { ...fees, cents: 1.5 }],
    ['too much', { ...fees, cents: 10_000_001 }],
    ['no currency', { ...fees, currency: 'francs' }],
    ['no period', { ...fees, every: 'DECADE' }],
  ])('of %s are refused', async (_, dues) => {
    expect((await put(world.ben, '/dues', { dues })).status).toBe(400);
  });

  test('members and leaders keep none', async () => {
    await put(world.asha, `/members/${world.cleo.personId}/role`, { role: 'LEADER' });
    for (const answer of [
      await put(world.cleo, '/dues', { dues: null }),
      await paid(world.cleo, '2030-01-01', world.cleo),
      await put(world.cleo, '/dues/payments', { payments: [{ who: 'ben', paidUntil: '2027-01-01' }] }),
      await remind(world.cleo, [world.ben]),
    ])
      expect(answer.body.code).toBe('NOT_A_KEEPER');
  });

  test('nobody outside pays', async () => {
    const stranger = await world.enter({ username: 'pays.elsewhere' });
    expect((await paid(stranger, '2030-01-01')).body.code).toBe('THEY_ARE_NO_MEMBER');
  });

  test('a file of payments is shown line by line first; applied twice it pays once', async () => {
    const payments = [
      { who: 'CLEO', paidUntil: '2027-12-31' },
      { who: 'cleo@trailfolk.example', paidUntil: '2028-12-31' },
      { who: 'ben@trailfolk.example', paidUntil: '31.12.2027' },
      { who: 'stranger@mail.example', paidUntil: '2027-12-31' },
    ];
    const file = async (apply: boolean) => (await put(world.ben, '/dues/payments', { payments, apply })).body;
    const judged = { outcomes: ['PAY', 'DOUBLE', 'NO_DAY', 'NOBODY'] };
    expect(await file(false)).toEqual(judged);
    expect((await mine(world.cleo)).paidUntil).toBe(null);
    expect(await file(true)).toEqual(judged);
    expect((await mine(world.cleo)).paidUntil).toBe('2027-12-31');
    expect((await file(true)).outcomes[0]).toBe('SAME');
  });

  test('who owes is reminded, at most once a week, and told', async () => {
    expect((await remind(world.ben, [world.cleo])).body.code).toBe('NO_DUES_ASKED');
    await put(world.ben, '/dues', { dues: fees });
    await paid(world.asha, '2030-12-31');
    expect((await remind(world.ben, [world.cleo, world.asha])).body).toMatchObject({ people: 1 });
    await world.runJobs();
    const kinds = async (who: CastMember) =>
      (await world.as(who).get('/api/notifications?limit=50')).body.items
        .filter((item: { object: { id: string } }) => item.object.id === id)
        .map(({ kind }: { kind: string }) => kind);
    expect(await kinds(world.cleo)).toContain('COMMUNITY_DUES');
    expect(await kinds(world.asha)).not.toContain('COMMUNITY_DUES');
    expect((await remind(world.ben, [world.cleo])).body.code).toBe('NOBODY_OWES');
    world.forward(7 * 86_400_000 - 1_000);
    expect((await remind(world.ben, [world.cleo])).body.code).toBe('NOBODY_OWES');
    world.forward(1_000);
    expect((await remind(world.ben, [world.cleo])).body).toMatchObject({ people: 1 });
  });
});
