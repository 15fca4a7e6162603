import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from './plans.ts';

/** A club of Asha that approves its outings: Cleo leads, Ben is a member. */
export async function approvingClub(world: TestApp) {
  const founding = { name: 'Ridge club', planning: 'APPROVED' };
  const club: string = (await world.as(world.asha).post('/api/communities', founding)).body.id;
  const acts = actsIn(world, club);
  for (const who of [world.ben, world.cleo]) await acts.inClub(who, '/membership', {});
  await acts.inClub(world.asha, `/members/${world.cleo.personId}/role`, { role: 'LEADER' });
  return acts;
}

function actsIn(world: TestApp, club: string) {
  const inClub = (who: CastMember, rest: string, body: object) =>
    world.as(who).put(`/api/communities/${club}${rest}`, body);
  const answer = (who: CastMember, id: string, body: object) => inClub(who, `/proposals/${id}`, body);
  const plan = (changes: object = {}) => ({
    ...planOf(world.platform.now(), { name: 'Gratweg', privacy: 'COMMUNITY' as const, capacity: 6 }),
    communityId: club,
    ...changes,
  });
  const planView = async (who: CastMember, id: string) =>
    (await world.as(who).get(`/api/huddles/${id}/plan`)).body;
  const view = async (who: CastMember, id: string) => (await world.as(who).get(`/api/huddles/${id}`)).body;
  const waiting = async (who: CastMember) =>
    (await world.as(who).get(`/api/communities/${club}/proposals`)).body.items ?? [];
  const publish = async (who: CastMember, id: string, changes: object = {}) => {
    const { edition } = await planView(who, id);
    return world.as(who).post(`/api/huddles/${id}/publication`, { plan: plan(changes), edition });
  };
  const propose = async (who: CastMember, changes: object = {}): Promise<string> => {
    const own = { ...plan(), communityId: null, privacy: 'PUBLIC' };
    const first = await world.as(who).post('/api/huddles', own);
    const { id } = (await world.as(who).post(`/api/huddles/${first.body.id}/copies`, {})).body;
    await publish(who, id, changes);
    return id;
  };
  const agree = async (who: CastMember, id: string, body: object = {}) => {
    const item = (await waiting(who)).find(({ huddleId }: { huddleId: string }) => huddleId === id);
    return answer(who, id, { accept: true, edition: item?.edition ?? 'none', ...body });
  };
  const edit = async (who: CastMember, id: string, changes: object) => {
    const { edition } = await planView(who, id);
    return world.as(who).put(`/api/huddles/${id}/plan`, { plan: plan(changes), edition, scope: 'THIS' });
  };
  const approved = async (changes: object = {}): Promise<string> => {
    const id = await propose(world.ben, changes);
    const { status, body } = await agree(world.asha, id);
    if (status !== 200) throw new Error(`not approved: ${body.code}`);
    return id;
  };
  return { club, inClub, answer, plan, planView, view, waiting, publish, propose, agree, edit, approved };
}

/** How often somebody was told of a kind about an object. */
export async function timesTold(
  world: TestApp,
  who: CastMember,
  kind: string,
  about: string,
): Promise<number> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  const same = (each: { kind: string; object: { id: string } }) =>
    each.kind === kind && each.object.id === about;
  return items.filter(same).length;
}
