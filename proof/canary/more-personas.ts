import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { Fixture, Stage } from '../rights/personas.ts';

/** People who once had more, or took a step of their own that opens nothing: they see what a stranger sees. */
export const morePersonas = {
  MAYBE: 'said maybe, which needs nobody else',
  ASKED: 'asked to come, by a link',
  WITHDREW: 'was confirmed and took the answer back',
  REMOVED: 'was confirmed and taken off by a host',
  EX_MEMBER: 'left the community',
  EX_RIDER: 'gave the seat in the car back',
  EX_FOLLOWER: 'no longer follows the host',
  BLOCKER: 'has blocked the host',
} as const;
export type MorePersona = keyof typeof morePersonas;
export const moreColumns = Object.keys(morePersonas) as MorePersona[];
export type More = Readonly<Record<MorePersona, CastMember>>;

export async function enterMore(world: TestApp): Promise<More> {
  const enter = (name: string) => world.enter({ username: `more.${name.toLowerCase().replace('_', '.')}` });
  const people = {
    MAYBE: await enter('MAYBE'),
    ASKED: await enter('ASKED'),
    WITHDREW: await enter('WITHDREW'),
    REMOVED: await enter('REMOVED'),
    EX_MEMBER: await enter('EX_MEMBER'),
    EX_RIDER: await enter('EX_RIDER'),
    EX_FOLLOWER: await enter('EX_FOLLOWER'),
    BLOCKER: await enter('BLOCKER'),
  };
  return people;
}

/** Each of them takes the way there that people take, through the API; a step that the state refuses changes nothing. */
export async function takeTheirWays(world: TestApp, stage: Stage, more: More, on: Fixture): Promise<void> {
  const { H } = stage.people;
  const rsvp = (who: CastMember, body: object) =>
    world.as(who).put(`/api/huddles/${on.huddleId}/rsvp`, { ...body, link: on.link });
  await world.platform.database.pool.query('update huddles set capacity = null where id = $1', [on.huddleId]);
  await rsvp(more.MAYBE, { rsvpType: 'MAYBE' });
  for (const who of [more.WITHDREW, more.REMOVED, more.EX_RIDER]) {
    await rsvp(who, { rsvpType: 'YES' });
    await world.as(H).put(`/api/huddles/${on.huddleId}/requests/${who.personId}`, { accept: true });
  }
  await world.as(more.WITHDREW).delete(`/api/huddles/${on.huddleId}/rsvp`);
  const admission = `/api/huddles/${on.huddleId}/participants/${more.REMOVED.personId}/admission`;
  await world.as(H).put(admission, { admitted: false });
  await rideAndLeave(world, H, more.EX_RIDER, on);
  await world.platform.database.pool.query('update huddles set approval_required = true where id = $1', [
    on.huddleId,
  ]);
  await rsvp(more.ASKED, { rsvpType: 'YES' });
  await world.as(more.EX_MEMBER).put(`/api/communities/${on.communityId}/membership`, {});
  const member = `/api/communities/${on.communityId}/requests/${more.EX_MEMBER.personId}`;
  await world.as(H).put(member, { accept: true });
  await world.as(more.EX_MEMBER).delete(`/api/communities/${on.communityId}/membership`);
  await world.as(more.EX_FOLLOWER).put(`/api/people/${H.personId}/follow`);
  await world.as(more.EX_FOLLOWER).delete(`/api/people/${H.personId}/follow`);
  await world.as(more.BLOCKER).put(`/api/me/blocks/${H.personId}`);
}

async function rideAndLeave(world: TestApp, H: CastMember, rider: CastMember, on: Fixture): Promise<void> {
  await world.as(rider).put(`/api/carpools/${on.carpoolId}/ride`, { party: 1, legs: ['OUT'] });
  const asked = `/api/carpools/${on.carpoolId}/rides/${rider.personId}/answer`;
  await world.as(H).put(asked, { accept: true });
  await world.as(rider).delete(`/api/carpools/${on.carpoolId}/ride`);
}
