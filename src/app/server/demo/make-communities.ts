import type { CommunityId, MessageId, RoomId } from '#platform/shared/ids.ts';
import { clubs, openings, replies } from './clubs.ts';
import type { DemoPerson, Town } from './make-people.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface DemoClub {
  readonly community: { readonly id: CommunityId; readonly privacy: string } & Readonly<
    Record<string, unknown>
  >;
  readonly memberships: readonly object[];
  readonly room: object;
  readonly messages: readonly object[];
}

/** The clubs of the world, each with who belongs to it and what they talked about lately. */
export function makeCommunities(
  random: Random,
  people: readonly DemoPerson[],
  towns: readonly Town[],
  now: Date,
): DemoClub[] {
  return clubs.map((_, at) => {
    const created = new Date(now.getTime() - random.between(60, 400) * DAY_MS);
    const id = random.id<CommunityId>(created);
    const { members, asking } = pickPeople(random, people, at);
    const age = { id, created, now };
    const memberships = [
      ...members.map((person, place) => ({
        ...membership(random, age, person, place),
        number: place + 1,
      })),
      ...asking.map((person) => ({
        ...membership(random, age, person, 9),
        state: 'REQUESTED',
        number: null,
      })),
    ];
    const counts = {
      member_count: members.length,
      last_member_number: members.length,
      request_count: asking.length,
    };
    const founder = { created_by: members[0]?.id, created_at: created, updated_at: created };
    const community = { id, ...clubFacts(at, random.pick(towns)), ...counts, ...founder };
    return { community, memberships, ...talk(random, id, members, now) };
  });
}

/** Asha leads the first club and Ben the second; of these two somebody waits to be let in. */
function pickPeople(random: Random, people: readonly DemoPerson[], at: number) {
  const [cast, rest] = [at < 2 ? people.slice(at, at + 2) : [], people.slice(3)];
  const limit = Math.max(6, Math.min(24, people.length - 4));
  const members = [...cast, ...random.some(rest, random.between(6, limit))];
  const asking = at < 2 ? rest.filter((person) => !members.includes(person)).slice(0, 2) : [];
  return { members, asking };
}

function clubFacts(at: number, { name, formattedAddress, lat, lng }: Town) {
  const club = clubs[at % clubs.length] ?? clubs[0];
  return {
    ...club,
    location: { name, formattedAddress, lat, lng },
    approval_required: false,
    invitation_allowed: true,
    cover_offset: 50,
    version: 1,
    external_web_url: '',
    external_video_url: '',
    external_social_urls: [],
    rules: '',
    join_question: '',
    welcome: '',
  };
}

function membership(
  random: Random,
  club: { readonly id: CommunityId; readonly created: Date; readonly now: Date },
  person: DemoPerson,
  place: number,
) {
  const age = club.now.getTime() - club.created.getTime();
  return {
    community_id: club.id,
    person_id: person.id,
    state: 'MEMBER',
    role: place === 0 ? 'OWNER' : place === 2 ? 'ADMIN' : 'MEMBER',
    answer: '',
    since:
      place < 3 ? club.created : new Date(club.created.getTime() + random.between(0, Math.floor(age / 2))),
  };
}

/** What they said to each other in the last days: a question, some answers, and now and then an announcement. */
function talk(random: Random, id: CommunityId, members: readonly DemoPerson[], now: Date) {
  const roomId = id as string as RoomId;
  const count = random.between(6, 14);
  let at = now.getTime() - random.between(2, 5) * DAY_MS;
  const messages = Array.from({ length: count }, (_, one) => {
    at = Math.min(now.getTime() - (count - one) * MINUTE_MS, at + random.between(2, 600) * MINUTE_MS);
    const opens = one % 4 === 0;
    const announcement = one === 1;
    const author = announcement ? members[0] : random.pick(members);
    const body = announcement
      ? 'The date stands: Sunday at seven. Bring warm gloves.'
      : random.pick(opens ? openings : replies);
    return {
      id: random.id<MessageId>(new Date(at)),
      room_id: roomId,
      seq: one + 1,
      revision: one + 1,
      author_id: author?.id,
      announcement,
      body,
      mentions: [],
      created_at: new Date(at),
    };
  });
  const last = messages.at(-1)?.created_at;
  const room = {
    id: roomId,
    kind: 'COMMUNITY',
    community_id: id,
    name: '',
    created_at: messages[0]?.created_at,
    last_seq: count,
    revision: count,
    last_message_at: last,
  };
  return { room, messages };
}
