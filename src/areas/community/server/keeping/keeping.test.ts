import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { found } from '../testing/found.ts';

const DAY_MS = 86_400_000;

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const at = (who: CastMember, id: string) => ({
  get: (rest: string) => world.as(who).get(`/api/communities/${id}${rest}`),
  put: (rest: string, body: object) => world.as(who).put(`/api/communities/${id}${rest}`, body),
  post: (rest: string, body: object) => world.as(who).post(`/api/communities/${id}${rest}`, body),
});
const idOf = (who: CastMember) => who.personId;

async function club(changes: object = {}) {
  const id = await found(world, world.asha, changes);
  for (const who of [world.ben, world.cleo]) await at(who, id).put('/membership', {});
  return id;
}

describe('COM-12 requests', () => {
  test('an admin accepts all that are chosen; what is no longer open stops none of the others', async () => {
    const id = await club({ approvalRequired: true });
    const [ben, cleo] = [idOf(world.ben), idOf(world.cleo)];
    expect((await at(world.ben, id).put('/requests', { personIds: [cleo], accept: true })).status).toBe(403);
    await at(world.asha, id).put(`/requests/${ben}`, { accept: false });
    const all = { personIds: [ben, cleo, cleo], accept: true };
    expect((await at(world.asha, id).put('/requests', all)).body).toMatchObject({ people: 1 });
    expect((await at(world.cleo, id).get('')).body.membership.member).toBe(true);
    expect((await at(world.asha, id).put('/requests', all)).body.code).toBe('NO_JOIN_REQUEST');
    const many = { personIds: Array.from({ length: 201 }, () => ben), accept: true };
    expect((await at(world.asha, id).put('/requests', many)).status).toBe(400);
  });
});

describe('COM-12 notes', () => {
  test('admins write and read one; its member is told that it is there, and reads it', async () => {
    const id = await club();
    const ben = `/members/${idOf(world.ben)}/note`;
    expect((await at(world.asha, id).put(ben, { text: 'Lends out his rope.' })).status).toBe(200);
    expect((await at(world.asha, id).get(ben)).body.note).toMatchObject({ text: 'Lends out his rope.' });
    expect((await at(world.ben, id).get('/membership')).body.note.text).toBe('Lends out his rope.');
    const noted = async (who: CastMember) =>
      (await at(who, id).get('/members')).body.items.find(
        (row: { person: { username: string } }) => row.person.username === 'ben',
      ).noted;
    expect(await noted(world.asha)).toBe(true);
    expect(await noted(world.cleo)).toBe(null);
    for (const who of [world.ben, world.cleo]) {
      expect((await at(who, id).get(ben)).body.code).toBe('NOT_AN_ADMIN');
      expect((await at(who, id).put(ben, { text: 'x' })).body.code).toBe('NOT_AN_ADMIN');
    }
    await at(world.asha, id).put(ben, { text: '' });
    expect((await at(world.ben, id).get('/membership')).body.note).toBe(null);
  });

  test('one goes with the member, and is about members only', async () => {
    const id = await club();
    const ben = `/members/${idOf(world.ben)}/note`;
    await at(world.asha, id).put(ben, { text: 'Knows the hut.' });
    await world.as(world.ben).delete(`/api/communities/${id}/membership`);
    expect((await at(world.asha, id).put(ben, { text: 'x' })).body.code).toBe('THEY_ARE_NO_MEMBER');
    await at(world.ben, id).put('/membership', {});
    expect((await at(world.asha, id).get(ben)).body.note).toBe(null);
  });
});

describe('COM-12 a message to chosen members', () => {
  test('reaches each of them in the app and by mail, with its words', async () => {
    const id = await club({ name: 'Ropes club' });
    const words = { personIds: [idOf(world.ben), idOf(world.asha)], text: 'Bring the harness back, please.' };
    expect((await at(world.asha, id).post('/member-messages', words)).body).toMatchObject({ people: 1 });
    await world.runJobs();
    const told = (await world.as(world.ben).get('/api/notifications?limit=5')).body.items[0];
    expect(told).toMatchObject({ kind: 'COMMUNITY_WORDS', object: { id } });
    const mails = await mailsTo(world.platform, 'ben@trailfolk.example');
    expect(mails.some(({ text }) => text.includes('Bring the harness back, please.'))).toBe(true);
    const mine = (await at(world.ben, id).get('/membership')).body;
    expect(mine.messages).toMatchObject([{ by: 'Asha Rai', text: 'Bring the harness back, please.' }]);
    expect((await at(world.cleo, id).get('/membership')).body.messages).toEqual([]);
  });

  test('is for admins, and for members who can be written to', async () => {
    const id = await club();
    const to = (personId: string) => ({ personIds: [personId], text: 'Hello' });
    expect((await at(world.ben, id).post('/member-messages', to(idOf(world.cleo)))).status).toBe(403);
    const blocked = await world.enter({ username: 'blocks.admin' });
    await at(blocked, id).put('/membership', {});
    await world.as(blocked).put(`/api/me/blocks/${idOf(world.asha)}`, {});
    for (const nobody of [blocked.personId, (await world.enter({ username: 'far.away' })).personId]) {
      const sent = await at(world.asha, id).post('/member-messages', to(nobody));
      expect(sent.body.code).toBe('NOBODY_TO_WRITE_TO');
    }
  });
});

describe('N19: a club writes to a member who does not want all its news at most twice a day and five times a week', () => {
  const to = (...people: readonly CastMember[]) => ({ personIds: people.map(idOf), text: 'Bring a lamp.' });
  const write = async (who: CastMember, id: string, ...people: readonly CastMember[]) =>
    (await at(who, id).post('/member-messages', to(...people))).body;
  const wantAll = (who: CastMember, id: string, wanted: string) =>
    world.as(who).put(`/api/notifications/outings/${id}`, {
      wanted,
      byMail: false,
      activities: [],
      withinKm: null,
      hardest: null,
    });

  test('the third of a day is not for them, and the sender is told before; a day after the first there is room for one', async () => {
    const id = await club();
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await write(world.asha, id, world.ben)).toMatchObject({ people: 1 });
      world.forward(1_000);
    }
    const { personIds } = to(world.ben, world.cleo);
    const preview = await at(world.asha, id).post('/member-messages/preview', { personIds });
    expect(preview.body).toMatchObject({ count: 1, without: [{ why: 'ENOUGH', count: 1, names: [] }] });
    expect(await write(world.asha, id, world.ben, world.cleo)).toMatchObject({ people: 1 });
    world.forward(DAY_MS - 4_000);
    expect(await write(world.asha, id, world.ben)).toMatchObject({ code: 'NOBODY_TO_WRITE_TO' });
    world.forward(2_000);
    expect(await write(world.asha, id, world.ben)).toMatchObject({ people: 1 });
    expect(await write(world.asha, id, world.ben)).toMatchObject({ code: 'NOBODY_TO_WRITE_TO' });
  });

  test('nor the sixth of seven days; another club and those who want all are not counted in', async () => {
    const [id, other] = [await club(), await club()];
    expect((await wantAll(world.cleo, id, 'ALL')).status).toBe(200);
    for (let day = 0; day < 5; day += 1) {
      expect(await write(world.asha, id, world.ben, world.cleo)).toMatchObject({ people: 2 });
      world.forward(DAY_MS + 1_000);
    }
    expect(await write(world.asha, id, world.ben, world.cleo)).toMatchObject({ people: 1 });
    expect(await write(world.asha, other, world.ben)).toMatchObject({ people: 1 });
    await wantAll(world.cleo, id, 'NONE');
    expect(await write(world.asha, id, world.cleo)).toMatchObject({ code: 'NOBODY_TO_WRITE_TO' });
    world.forward(2 * DAY_MS);
    expect(await write(world.asha, id, world.ben)).toMatchObject({ people: 1 });
  });

  test('several admins at once are one club', async () => {
    const id = await club();
    await at(world.asha, id).put(`/members/${idOf(world.cleo)}/role`, { role: 'ADMIN' });
    const senders = [world.asha, world.cleo, world.asha, world.cleo, world.asha, world.cleo];
    const answers = await Promise.all(senders.map((who) => write(who, id, world.ben)));
    expect(answers.filter(({ people }) => people === 1)).toHaveLength(2);
    expect((await at(world.ben, id).get('/membership')).body.messages).toHaveLength(2);
  });
});
