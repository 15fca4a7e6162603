import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { areBlocked } from '../reads.ts';
import { blockedPairSql, followeesOf, follows, mayBeMessagedBy, mutedBy, mutes } from './reads.ts';

let world: TestApp;
let asha: CastMember;
let ben: CastMember;
let cleo: CastMember;
beforeEach(async () => {
  world = await buildTestApp();
  ({ asha, ben, cleo } = world);
});
afterEach(() => world.close());

const follow = (who: CastMember, whom: { personId: string }) =>
  world.as(who).put(`/api/people/${whom.personId}/follow`);
const unfollow = (who: CastMember, whom: CastMember) =>
  world.as(who).delete(`/api/people/${whom.personId}/follow`);
const answer = (who: CastMember, whom: CastMember, accept: boolean) =>
  world.as(who).put(`/api/me/follow-requests/${whom.personId}`, { accept });
const block = (who: CastMember, whom: CastMember) => world.as(who).put(`/api/me/blocks/${whom.personId}`);
const mute = (who: CastMember, whom: CastMember) => world.as(who).put(`/api/me/mutes/${whom.personId}`);
const approve = (who: CastMember) => world.as(who).patch('/api/me', { connectionApprovalRequired: true });

async function names(who: CastMember, list: string, rest = ''): Promise<string[]> {
  const { body } = await world.as(who).get(`/api/me/connections?list=${list}${rest}`);
  return body.items.map((item: { person: { username: string } }) => item.person.username);
}

async function news(who: CastMember) {
  await world.runJobs();
  const { body } = await world.as(who).get('/api/notifications');
  return body.items.map((item: { kind: string; open: boolean; actor: { username: string } }) => [
    item.kind,
    item.actor.username,
    item.open,
  ]);
}

describe('following', () => {
  test('PER-2 follow makes following at once, is told once however often, and unfollow ends it', async () => {
    const first = await follow(ben, asha);
    expect(first.body).toMatchObject({
      connectionState: 'CONNECTED',
      message: 'You followed the Asha Rai',
    });
    expect((await follow(ben, asha)).body.connectionState).toBe('CONNECTED');
    expect(await names(asha, 'FOLLOWERS')).toEqual(['ben']);
    expect(await names(ben, 'FOLLOWINGS')).toEqual(['asha']);
    expect(await news(asha)).toEqual([['PERSON_FOLLOWED', 'ben', true]]);
    expect((await unfollow(ben, asha)).body.message).toBe('You unfollow the Asha Rai');
    expect(await names(asha, 'FOLLOWERS')).toEqual([]);
    await follow(ben, asha);
    expect(await news(asha)).toHaveLength(1);
  });

  test('PER-2 nobody follows themselves, who is missing, suspended or not set up yet', async () => {
    const gone = await world.enter({ username: 'gone', suspended: true });
    const early = await world.enter({ username: 'early', onboarded: false });
    expect((await follow(ben, ben)).body).toMatchObject({ status: 422, code: 'FOLLOW_SELF' });
    const nobody = { personId: '018f0000-0000-7000-8000-000000000000' };
    for (const hidden of [gone, early, nobody]) expect((await follow(ben, hidden)).status).toBe(404);
  });

  test('PER-2 who approves followers is asked, accepts or declines, and of two answers the first stands', async () => {
    await approve(asha);
    expect((await follow(ben, asha)).body.connectionState).toBe('CONNECT_REQUESTED');
    expect(await names(asha, 'FOLLOWERS')).toEqual([]);
    expect(await names(asha, 'REQUESTS')).toEqual(['ben']);
    expect(await names(ben, 'SENT')).toEqual(['asha']);
    expect(await news(asha)).toEqual([['PERSON_FOLLOW_REQUEST', 'ben', true]]);
    const both = await Promise.all([answer(asha, ben, true), answer(asha, ben, false)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = both[0]?.status === 200;
    expect(await names(asha, 'FOLLOWERS')).toEqual(accepted ? ['ben'] : []);
    expect(await names(asha, 'REQUESTS')).toEqual([]);
    expect((await news(asha))[0]?.[2]).toBe(false);
    expect(await news(ben)).toEqual(accepted ? [['PERSON_FOLLOW_ACCEPTED', 'asha', false]] : []);
  });

  test('PER-2 nobody answers a request that was made to somebody else', async () => {
    await approve(asha);
    await follow(ben, asha);
    expect((await answer(cleo, ben, true)).status).toBe(409);
    expect(await names(asha, 'REQUESTS')).toEqual(['ben']);
  });

  test('PER-8 a follower is removed without being told; a list is paged and searched', async () => {
    for (const each of [ben, cleo]) {
      await follow(each, asha);
      world.forward(1_000);
    }
    expect(await names(asha, 'FOLLOWERS')).toEqual(['cleo', 'ben']);
    expect(await names(asha, 'FOLLOWERS', '&text=oka')).toEqual(['ben']);
    const page = await world.as(asha).get('/api/me/connections?list=FOLLOWERS&limit=1');
    expect(await names(asha, 'FOLLOWERS', `&limit=1&after=${page.body.next}`)).toEqual(['ben']);
    await news(ben);
    expect((await world.as(asha).delete(`/api/me/followers/${ben.personId}`)).status).toBe(200);
    expect(await names(asha, 'FOLLOWERS')).toEqual(['cleo']);
    expect(await names(ben, 'FOLLOWINGS')).toEqual([]);
    expect(await news(ben)).toEqual([]);
  });

  test('NOT-4 following back from the notification is open until it is done', async () => {
    await follow(ben, asha);
    expect(await news(asha)).toEqual([['PERSON_FOLLOWED', 'ben', true]]);
    await follow(asha, ben);
    expect(await news(asha)).toEqual([['PERSON_FOLLOWED', 'ben', false]]);
  });
});

describe('blocking and muting', () => {
  test('PER-9 a block ends both follows, hides what was told, and says nothing to the blocked', async () => {
    await follow(ben, asha);
    await follow(asha, ben);
    await news(asha);
    await block(asha, ben);
    for (const each of [asha, ben]) {
      expect([await names(each, 'FOLLOWERS'), await names(each, 'FOLLOWINGS')]).toEqual([[], []]);
      expect(await news(each)).toEqual([]);
    }
    expect(await names(asha, 'BLOCKED')).toEqual(['ben']);
    expect(await names(ben, 'BLOCKED')).toEqual([]);
    const { rows } = await world.platform.database.pool.query(
      'select count(*)::int as told from stream_facts where person_id = $1 and fact not in ($2, $3)',
      [ben.personId, 'relation.changed', 'notification.counted'],
    );
    expect(rows[0].told).toBe(0);
  });

  test('PER-9 the blocked are answered as if the other were missing, byte for byte', async () => {
    await block(asha, ben);
    const nobody = { ...ben, personId: '018f0000-0000-7000-8000-000000000000' as PersonId };
    const bare = ({ status, text }: { status: number; text: string }) =>
      `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
    const doors = [
      follow,
      unfollow,
      block,
      mute,
      (who: CastMember, whom: CastMember) => answer(who, whom, true),
      (who: CastMember, whom: CastMember) => world.as(who).delete(`/api/me/followers/${whom.personId}`),
      (who: CastMember, whom: CastMember) => world.as(who).delete(`/api/me/blocks/${whom.personId}`),
    ];
    for (const door of doors) expect(bare(await door(ben, asha))).toBe(bare(await door(ben, nobody)));
    expect((await follow(asha, ben)).status).toBe(404);
    expect((await world.as(asha).delete(`/api/me/blocks/${ben.personId}`)).status).toBe(200);
    expect((await follow(ben, asha)).status).toBe(200);
  });

  test('PER-9 following and blocking at the same moment never leaves a follow beside a block', async () => {
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([follow(ben, asha), block(asha, ben), follow(asha, ben)]);
      expect(await areBlocked(world.platform.database.db, ben.personId, asha.personId)).toBe(true);
      expect([await names(asha, 'FOLLOWERS'), await names(asha, 'FOLLOWINGS')]).toEqual([[], []]);
      await world.as(asha).delete(`/api/me/blocks/${ben.personId}`);
    }
  });

  test('PER-9 a mute is mine alone: the muted goes on following and learns nothing', async () => {
    await follow(ben, asha);
    await mute(ben, asha);
    const { db } = world.platform.database;
    expect(await mutedBy(db, ben.personId)).toEqual([asha.personId]);
    expect(await followeesOf(db, ben.personId)).toEqual([asha.personId]);
    expect(await names(ben, 'MUTED')).toEqual(['asha']);
    expect(await names(asha, 'MUTED')).toEqual([]);
    await world.as(ben).delete(`/api/me/mutes/${asha.personId}`);
    expect(await mutedBy(db, ben.personId)).toEqual([]);
  });

  test('PER-9 what other areas ask within their queries says the same as the lists', async () => {
    await follow(ben, asha);
    await mute(ben, asha);
    await block(cleo, ben);
    const { db } = world.platform.database;
    const [me, p] = [sql`${ben.personId}::uuid`, sql`p.id`];
    const found = await sql<{ username: string; said: boolean[] }>`
      select p.username, array[${follows(me, p)}, ${follows(p, me)}, ${mutes(me, p)}, ${blockedPairSql(me, p)}] as said
      from people p where p.username in ('asha', 'cleo') order by p.username`.execute(db);
    expect(found.rows.map(({ said }) => said)).toEqual([
      [true, false, true, false],
      [false, false, false, true],
    ]);
  });

  test('MSG-1 who follows me may be written to at once, others are asked, the blocked are not there', async () => {
    const { db } = world.platform.database;
    const may = () => mayBeMessagedBy(db, asha.personId, ben.personId);
    expect(await may()).toBe('ASK');
    await follow(asha, ben);
    expect(await may()).toBe('YES');
    await block(ben, asha);
    expect(await may()).toBe('NO');
    expect(await mayBeMessagedBy(db, asha.personId, asha.personId)).toBe('NO');
  });
});
