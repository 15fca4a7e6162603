import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function found(changes: object = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers', ...changes });
  return made.body.id;
}
const join = (who: CastMember, id: string) => world.as(who).put(`/api/communities/${id}/membership`, {});
const leave = (who: CastMember, id: string) => world.as(who).delete(`/api/communities/${id}/membership`);
const invite = (id: string, whom: CastMember) =>
  world.as(world.asha).post(`/api/communities/${id}/invitations`, { personId: whom.personId });

/** What somebody was told about one community, the newest first. */
async function told(who: CastMember, id: string) {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  return items.filter((item: { object: { id: string } }) => item.object.id === id);
}

test('NOT-4 an invitation is told, by mail too, and stays open until it is answered', async () => {
  const id = await found({ privacy: 'HIDDEN', name: 'Quiet circle' });
  await invite(id, world.ben);
  expect(await told(world.ben, id)).toMatchObject([
    {
      kind: 'COMMUNITY_INVITE',
      open: true,
      actor: { displayName: 'Asha Rai' },
      object: { type: 'COMMUNITY', name: 'Quiet circle' },
    },
  ]);
  const [mail] = (await mailsTo(world.platform, 'ben@trailfolk.example')).filter(({ kind }) =>
    kind.startsWith('notification'),
  );
  expect(mail?.subject).toBe('Asha Rai invites you to join Quiet circle.');
  expect(mail?.text).toContain(`/community/view/${id}`);
  const waiting = await world.as(world.ben).get('/api/notifications?only=REQUESTS');
  expect(waiting.body.items).toHaveLength(1);
  await leave(world.ben, id);
  expect(await told(world.ben, id)).toMatchObject([{ open: false, object: { name: null } }]);
});

test('NOT-4 leaders are asked once, and who asked hears what they said', async () => {
  const id = await found({ privacy: 'PRIVATE' });
  await join(world.ben, id);
  await join(world.ben, id);
  const [request, ...more] = await told(world.asha, id);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ kind: 'COMMUNITY_REQUEST', open: true, actor: { username: 'ben' } });
  await join(world.cleo, id);
  const answer = (who: CastMember, accept: boolean) =>
    world.as(world.asha).put(`/api/communities/${id}/requests/${who.personId}`, { accept });
  await answer(world.ben, true);
  await answer(world.cleo, false);
  expect(await told(world.ben, id)).toMatchObject([{ kind: 'COMMUNITY_REQUEST_ACCEPTED' }]);
  expect(await told(world.cleo, id)).toMatchObject([{ kind: 'COMMUNITY_REQUEST_DECLINED' }]);
  expect((await told(world.asha, id)).map((item: { open: boolean }) => item.open)).toEqual([false, false]);
});

test('NOT-4 a new role, a community handed over and a removal are told to whom they are about', async () => {
  const id = await found();
  await join(world.ben, id);
  await join(world.cleo, id);
  const asAsha = world.as(world.asha);
  await asAsha.put(`/api/communities/${id}/members/${world.ben.personId}/role`, { role: 'ADMIN' });
  expect(await told(world.ben, id)).toMatchObject([{ kind: 'COMMUNITY_ROLE', facts: { role: 'ADMIN' } }]);
  await asAsha.delete(`/api/communities/${id}/members/${world.cleo.personId}`);
  expect(await told(world.cleo, id)).toMatchObject([{ kind: 'COMMUNITY_REMOVED' }]);
  await asAsha.put(`/api/communities/${id}/owner`, { personId: world.ben.personId });
  expect((await told(world.ben, id))[0]).toMatchObject({ kind: 'COMMUNITY_HANDED_OVER' });
  // Who joins an open community asks nobody anything.
  expect(await told(world.asha, id)).toEqual([]);
});

test('COM-5 who is followed is told of a community, nobody else, and of a hidden one nobody', async () => {
  const { asha, ben, cleo } = world;
  const id = await found({ name: 'Shared circle' });
  const share = (community: string) =>
    world.as(asha).post(`/api/communities/${community}/shares`, { userIds: [ben.personId, cleo.personId] });
  expect((await share(id)).body.code).toBe('NOBODY_TO_SHARE_WITH');
  await world.as(asha).put(`/api/people/${ben.personId}/follow`);
  expect((await share(id)).body.message).toBe('The community is shared.');
  expect(await told(ben, id)).toMatchObject([
    { kind: 'COMMUNITY_SHARED', object: { name: 'Shared circle' } },
  ]);
  expect(await told(cleo, id)).toEqual([]);
  const hidden = await found({ privacy: 'HIDDEN' });
  expect((await share(hidden)).body.code).toBe('HIDDEN_NOT_SHARED');
});
