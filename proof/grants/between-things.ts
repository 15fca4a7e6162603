import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';

/** Two people: one hosts, and runs a hidden club that the other belongs to. */
export interface Pair {
  readonly world: TestApp;
  readonly host: CastMember;
  readonly guest: CastMember;
  readonly club: string;
  /** The outing that the thing is about, when it is about one. */
  huddle?: string;
}

type StillOpens = () => Promise<boolean>;

/** What a host lets a guest do later, granted as the product does. */
export const thingsBetween: Readonly<Record<string, (pair: Pair) => Promise<StillOpens>>> = {
  async huddleInvitation(pair) {
    await plan(pair, { privacy: 'PRIVATE', invitedIds: [pair.guest.personId] });
    return seesHuddle(pair);
  },
  async confirmedPlace(pair) {
    await plan(pair, { privacy: 'PRIVATE', invitedIds: [pair.guest.personId] });
    await answerYes(pair);
    return seesHuddle(pair);
  },
  async clubPlace(pair) {
    await plan(pair, { privacy: 'COMMUNITY', communityId: pair.club });
    await answerYes(pair);
    return async () => {
      const { items } = (await as(pair, 'guest').get('/api/huddles?mine=GOING')).body;
      return items.some(({ id }: { id: string }) => id === pair.huddle);
    };
  },
  async offeredPlace(pair) {
    const huddle = await plan(pair, { privacy: 'COMMUNITY', communityId: pair.club, capacity: 1 });
    const first = await memberOf(pair, 'first');
    await pair.world.as(first).put(`/api/huddles/${huddle}/rsvp`, { rsvpType: 'YES' });
    await answerYes(pair);
    await pair.world.as(first).delete(`/api/huddles/${huddle}/rsvp`);
    await pair.world.runJobs();
    return async () =>
      (await as(pair, 'guest').put(`/api/huddles/${huddle}/offer`, { take: true })).status === 200;
  },
  async askedToHost(pair) {
    const huddle = await plan(pair, {
      privacy: 'COMMUNITY',
      communityId: pair.club,
      coHostIds: [pair.guest.personId],
    });
    await answerYes(pair);
    return async () =>
      (await as(pair, 'guest').put(`/api/huddles/${huddle}/host-request`, { accept: true })).status === 200;
  },
  async coHost(pair) {
    const huddle = await plan(pair, {
      privacy: 'COMMUNITY',
      communityId: pair.club,
      coHostIds: [pair.guest.personId],
    });
    await as(pair, 'guest').put(`/api/huddles/${huddle}/host-request`, { accept: true });
    return async () => (await as(pair, 'guest').get(`/api/huddles/${huddle}/plan`)).status === 200;
  },
  async huddleLink(pair) {
    const huddle = await plan(pair, { privacy: 'PRIVATE' });
    const wish = { objectType: 'HUDDLE', objectId: huddle };
    const { uid } = (await as(pair, 'host').post('/api/links', wish)).body;
    await as(pair, 'guest').put(`/api/huddles/${huddle}/rsvp`, { rsvpType: 'YES', link: uid });
    const me = pair.guest.personId;
    await as(pair, 'host').put(`/api/huddles/${huddle}/requests/${me}`, { accept: true });
    return async () => (await as(pair, 'guest').get(`/api/huddles/${huddle}?link=${uid}`)).status === 200;
  },
  async calendar(pair) {
    const huddle = await plan(pair, { privacy: 'COMMUNITY', communityId: pair.club });
    await answerYes(pair);
    const { pathname } = new URL((await as(pair, 'guest').put('/api/me/calendar')).body.url);
    return async () => (await pair.world.as(null).get(pathname)).text.includes(`${huddle}@`);
  },
  async huddleRoom(pair) {
    const huddle = await plan(pair, { privacy: 'COMMUNITY', communityId: pair.club });
    await answerYes(pair);
    return async () => (await as(pair, 'guest').get(`/api/rooms/${huddle}/messages`)).status === 200;
  },
  async clubRoom(pair) {
    return async () => (await as(pair, 'guest').get(`/api/rooms/${pair.club}/messages`)).status === 200;
  },
  async clubInvitation(pair) {
    const guest = await newcomer(pair, 'invited');
    const to = `/api/communities/${pair.club}`;
    await as(pair, 'host').post(`${to}/invitations`, { personId: guest.personId });
    Object.assign(pair, { guest });
    return async () => (await as(pair, 'guest').put(`${to}/membership`, {})).status === 200;
  },
  async clubWord(pair) {
    const guest = await newcomer(pair, 'holder');
    const to = `/api/communities/${pair.club}`;
    const { url } = (await as(pair, 'host').post(`${to}/invitation-links`, {})).body;
    const token = new URL(url).pathname.split('/').at(-1);
    Object.assign(pair, { guest });
    await as(pair, 'guest').put(`${to}/invitation`, { token });
    return async () => (await as(pair, 'guest').put(`${to}/invitation`, { token })).status === 200;
  },
  async directRoom(pair) {
    await befriend(pair);
    const { id } = (
      await as(pair, 'guest').post('/api/rooms', { kind: 'DIRECT', personId: pair.host.personId })
    ).body;
    return async () =>
      (await as(pair, 'guest').post(`/api/rooms/${id}/messages`, { text: 'Hello' })).status === 200;
  },
  async groupRoom(pair) {
    await befriend(pair);
    const group = { kind: 'GROUP', name: 'Sunday group', personIds: [pair.guest.personId] };
    const { id } = (await as(pair, 'host').post('/api/rooms', group)).body;
    return async () => (await as(pair, 'guest').get(`/api/rooms/${id}/messages`)).status === 200;
  },
  async following(pair) {
    await befriend(pair);
    const { body } = await as(pair, 'host').post('/api/posts/init');
    const words = {
      content: 'Up early',
      taggedUsers: {},
      taggedLocations: {},
      taggedHashes: [],
      visibility: 'FOLLOWERS',
    };
    await as(pair, 'host').post(`/api/posts/${body.id}`, words);
    return async () => (await as(pair, 'guest').get(`/api/posts/${body.id}`)).status === 200;
  },
  async seat(pair) {
    const rides = stageOf(pair.world);
    const carpool = await rides.offer(pair.host);
    await rides.riding(pair.host, carpool, pair.guest);
    return async () => (await rides.read(pair.guest, carpool)).body.origin?.exact === true;
  },
};

const as = ({ world, ...pair }: Pair, who: 'host' | 'guest') => world.as(pair[who]);

const seesHuddle = (pair: Pair) => async () => {
  const { body } = await as(pair, 'guest').get(`/api/huddles/${pair.huddle}`);
  return body.sight !== undefined && body.sight !== 'LINK';
};

async function plan(pair: Pair, changes: object): Promise<string> {
  const day = (days: number) =>
    new Date(pair.world.platform.now().getTime() + days * 86_400_000).toISOString();
  const far = { startDateTime: day(20), endDateTime: day(20.2) };
  const made = await as(pair, 'host').post(
    '/api/huddles',
    planOf(pair.world.platform.now(), { ...far, ...changes }),
  );
  if (made.status !== 200) throw new Error(made.text);
  pair.huddle = made.body.id;
  return made.body.id;
}

const answerYes = (pair: Pair) =>
  as(pair, 'guest').put(`/api/huddles/${pair.huddle}/rsvp`, { rsvpType: 'YES' });

const newcomer = ({ world, host }: Pair, word: string) =>
  world.enter({ username: `${host.username}.${word}` });

async function memberOf(pair: Pair, word: string): Promise<CastMember> {
  const person = await newcomer(pair, word);
  await admit(pair, person);
  return person;
}

export async function admit(pair: Pair, person: CastMember): Promise<void> {
  const to = `/api/communities/${pair.club}`;
  await as(pair, 'host').post(`${to}/invitations`, { personId: person.personId });
  await pair.world.as(person).put(`${to}/membership`, {});
}

/** Each follows the other. */
async function befriend({ world, host, guest }: Pair): Promise<void> {
  for (const [one, other] of [
    [host, guest],
    [guest, host],
  ] as const)
    await world.as(one).put(`/api/people/${other.personId}/follow`, {});
}
