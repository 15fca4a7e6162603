import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { Answer } from '#app/server/testing/caller.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

/** What a conversation needs in a test: a club of these people, and words in a room. */
export function stageOf(world: TestApp) {
  const say = (
    who: CastMember,
    room: string,
    text: string,
    more: object = {},
    key?: string,
  ): Promise<Answer> =>
    world
      .as(who)
      .post(`/api/rooms/${room}/messages`, { text, ...more }, key ? { 'idempotency-key': key } : {});
  const read = (who: CastMember, room: string, query = '') =>
    world.as(who).get(`/api/rooms/${room}/messages${query}`);
  return {
    say,
    read,
    /** A community of Asha's with these members; its id is that of its room. */
    async club(members: readonly CastMember[], changes: object = {}): Promise<string> {
      const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers', ...changes });
      for (const member of members) {
        const to = `/api/communities/${made.body.id}/invitations`;
        await world.as(world.asha).post(to, { personId: member.personId });
        await world.as(member).put(`/api/communities/${made.body.id}/membership`, {});
      }
      return made.body.id;
    },
    async said(who: CastMember, room: string, text: string, more: object = {}): Promise<string> {
      return (await say(who, room, text, more)).body.id;
    },
    async texts(who: CastMember, room: string, query = ''): Promise<string[]> {
      const { items } = (await read(who, room, query)).body;
      return items.map((item: { text: string }) => item.text);
    },
    async direct(who: CastMember, whom: CastMember): Promise<string> {
      return (await world.as(who).post('/api/rooms', { kind: 'DIRECT', personId: whom.personId })).body.id;
    },
    async follow(follower: CastMember, followee: CastMember): Promise<void> {
      await world.platform.database.pool.query(
        `insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING') on conflict do nothing`,
        [follower.personId, followee.personId],
      );
    },
    async block(blocker: CastMember, blocked: CastMember): Promise<void> {
      await world.platform.database.pool.query(
        'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
        [blocker.personId, blocked.personId],
      );
    },
    async unblock(): Promise<void> {
      await world.platform.database.pool.query('delete from blocks');
    },
  };
}
