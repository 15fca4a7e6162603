import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { fileKey } from '#platform/server/media/media-files.ts';
import { newId } from '#platform/server/new-id.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import {
  type CommunityState,
  foundCommunity,
  inviteToClub,
  keepTemplate,
  sayInClub,
} from './found-community.ts';
import { holdTalk, type TalkFixture } from './hold-talk.ts';
import { type RidesFixture, shareRides } from './share-rides.ts';
import { smallPicture } from './small-picture.ts';
import { type InspirationFixture, type InspirationState, writeInspiration } from './write-inspiration.ts';
import { type PostFixture, type PostState, writePost } from './write-post.ts';

/** The columns of the table: who asks, seen from one huddle. */
export const personas = {
  V: 'a visitor without a token',
  U0: 'somebody whose address is not verified',
  U1: 'verified, but without a username yet',
  U: 'a stranger',
  L: 'a stranger who holds a share link',
  B: 'somebody the host has blocked',
  I: 'invited',
  R: 'waiting for the host to accept',
  W: 'on the waiting list',
  P: 'confirmed',
  X: 'declined by the host',
  H: 'the host',
  CH: 'a co-host',
  SU: 'a suspended person who was confirmed',
  LV: 'somebody who has asked to be deleted, and has 14 days',
  MO: 'a moderator, and a stranger',
  OP: 'an operator, and a stranger',
} as const;

export type Persona = keyof typeof personas;
export const columns = Object.keys(personas) as Persona[];

/** Of the huddle in question, or of the community: OPEN is a public one, CLOSED private, SECRET hidden; or of a post. */
export type State = HuddleState | CommunityState | PostState | InspirationState;
export type HuddleState = 'PUBLIC' | 'PRIVATE' | 'DRAFT';

/** A huddle in which every persona has their part, with the ids a request needs. */
export interface Fixture extends PostFixture, RidesFixture, InspirationFixture, TalkFixture {
  readonly huddleId: string;
  readonly link: string;
  readonly requester: string;
  readonly coHost: string;
  /** A second link of somebody else, for what only its owner or a host may end. */
  readonly otherLink: string;
  /** A comment and a photo of the co-host. */
  readonly comment: string;
  readonly photo: string;
  readonly communityId: string;
  /** A link of the community's owner, and the word in it. */
  readonly invitation: string;
  readonly invitationWord: string;
  /** An invitation of a list, which is alone on it. */
  readonly listed: string;
  /** A template of the community. */
  readonly templateId: string;
  /** What an admin said in the community, with a picture. */
  readonly message: string;
  readonly messagePicture: string;
  /** Somebody who belongs to the community, and a stranger to it. */
  readonly member: string;
  readonly outsider: string;
  /** The plan of the huddle, which runs. */
  readonly returnPlan: string;
}

export interface Stage {
  readonly people: Readonly<Record<Exclude<Persona, 'V'>, CastMember>>;
  fixture(state: State): Promise<Fixture>;
}

/** Personas of a cast; two casts have nothing to do with each other. */
export async function setStage(world: TestApp, cast = 'persona'): Promise<Stage> {
  const enter = (persona: string, part: object = {}) =>
    world.enter({ username: `${cast}.${persona.toLowerCase()}`, ...part });
  const people = {
    U0: await enter('U0', { emailVerified: false, onboarded: false }),
    U1: await enter('U1', { onboarded: false }),
    U: await enter('U'),
    L: await enter('L'),
    B: await enter('B'),
    I: await enter('I'),
    R: await enter('R'),
    W: await enter('W'),
    P: await enter('P'),
    X: await enter('X'),
    H: await enter('H'),
    CH: await enter('CH'),
    SU: await enter('SU', { suspended: true }),
    LV: await enter('LV'),
    MO: await enter('MO', { moderator: true }),
    OP: await enter('OP'),
  };
  const { pool } = world.platform.database;
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    people.H.personId,
    people.B.personId,
  ]);
  await pool.query('update people set operator = true where id = $1', [people.OP.personId]);
  return { people, fixture: (state) => fixture(world, people, state) };
}

/** Asks to be deleted, also after having kept the account. */
async function leave({ platform }: TestApp, personId: string): Promise<void> {
  await platform.database.pool.query(
    `with hidden as (update people set suspended_at = $2 where id = $1)
     insert into account_deletions (person_id, asked_at, due_at)
     values ($1, $2, $2::timestamptz + interval '14 days') on conflict do nothing`,
    [personId, platform.now()],
  );
}

async function fixture(world: TestApp, people: Stage['people'], state: State): Promise<Fixture> {
  await leave(world, people.LV.personId);
  const huddleId = await plan(world, people, state);
  const communityId = await foundCommunity(world, people, state);
  const { H, CH, R, P, W } = people;
  const [links, comment, photo, ...more] = await Promise.all([
    share(world, huddleId, [H.personId, CH.personId]),
    comments(world, huddleId, CH.personId),
    photograph(world, huddleId, CH.personId),
    inviteToClub(world, communityId, H.personId),
    keepTemplate(world, communityId, H.personId),
    sayInClub(world, communityId, CH.personId),
    writePost(world, people, state),
    writeInspiration(world, people, state),
    holdTalk(world, H.personId),
    shareRides(world, people, huddleId),
    planReturn(world, huddleId),
  ]);
  const [invited, template, said, post, inspiration, talk, rides, returnPlan] = more;
  return {
    huddleId,
    communityId,
    comment,
    photo,
    ...links,
    requester: R.personId,
    coHost: CH.personId,
    member: P.personId,
    outsider: W.personId,
    ...invited,
    ...template,
    ...said,
    ...post,
    ...inspiration,
    ...talk,
    ...rides,
    returnPlan,
  };
}

const parts = {
  H: ['HOST', null, 'NONE'],
  CH: ['CO_HOST', null, 'NONE'],
  P: ['PARTICIPANT', 'YES', 'CONFIRMED'],
  SU: ['PARTICIPANT', 'YES', 'CONFIRMED'],
  W: ['PARTICIPANT', 'YES', 'WAITING'],
  R: ['PARTICIPANT', 'YES', 'REQUESTED'],
  I: ['PARTICIPANT', null, 'NONE'],
  X: ['PARTICIPANT', null, 'NONE'],
} as const;

// Two people hold the only two places, so anyone who waits does so rightly.
async function plan(world: TestApp, people: Stage['people'], state: State): Promise<string> {
  const huddleId = newId<string>();
  const [privacy, status] = [state === 'PRIVATE' ? state : 'PUBLIC', state === 'DRAFT' ? state : 'PUBLISHED'];
  const now = world.platform.now();
  const rows = (Object.keys(parts) as (keyof typeof parts)[]).map((persona) =>
    partOf(people[persona].personId, persona, now),
  );
  await world.platform.database.pool.query(
    `with planned as (insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, capacity, created_by,
       meeting_point, confirmed_people, confirmed_count, waiting_count, requested_count, invited_count, last_queue_number)
     values ($1, 'Rights walk', 'HIKING', $2, $3, $4::timestamptz + interval '9 days', $4::timestamptz + interval '10 days',
       'UTC', 2, $5, '{"name":"Gate","formattedAddress":"Town","lat":46.5,"lng":7.5}', 2, 2, 1, 1, 1, 1))
     insert into participations (huddle_id, person_id, role, answer, place, queue_number, invited_at, declined_at)
     select $1, person_id, role, answer, place, queue_number, invited_at, declined_at
     from jsonb_populate_recordset(null::participations, $6)`,
    [huddleId, privacy, status, now, people.H.personId, JSON.stringify(rows)],
  );
  return huddleId;
}

function partOf(person_id: string, persona: keyof typeof parts, now: Date): object {
  const [role, answer, place] = parts[persona];
  return {
    person_id,
    role,
    answer,
    place,
    queue_number: place === 'WAITING' ? 1 : null,
    invited_at: persona === 'I' ? now : null,
    declined_at: persona === 'X' ? now : null,
  };
}

async function planReturn(world: TestApp, huddleId: string): Promise<string> {
  const id = newId<string>();
  const now = world.platform.now();
  await world.platform.database.pool.query(
    `insert into return_plans (id, owner_id, huddle_id, name, route, car, note, time_zone, expected_at, grace_minutes, started_at)
     select $1, created_by, id, name, 'By the ridge', '', '', 'UTC', $3::timestamptz + interval '5 hours', 60, $3
     from huddles where id = $2`,
    [id, huddleId, now],
  );
  return id;
}

/** A link of each of the two. */
async function share(world: TestApp, huddleId: string, owners: readonly [string, string]) {
  const [link, otherLink] = [newId<string>(), newId<string>()].map((id) => id.replaceAll('-', ''));
  await world.platform.database.pool.query(
    `insert into links (uid, object_type, object_id, for_person_id) values ($1, 'HUDDLE', $3, $4), ($2, 'HUDDLE', $3, $5)`,
    [link, otherLink, huddleId, ...owners],
  );
  return { link: link ?? '', otherLink: otherLink ?? '' };
}

async function comments(world: TestApp, huddleId: string, author: string): Promise<string> {
  const id = newId<string>();
  await world.platform.database.pool.query(
    `insert into comments (id, huddle_id, author_id, body, created_at) values ($1, $2, $3, 'Hello', $4)`,
    [id, huddleId, author, world.platform.now()],
  );
  return id;
}

async function photograph(world: TestApp, huddleId: string, owner: string): Promise<string> {
  const id = newId<string>();
  const { storage, database } = world.platform;
  await storage.put(fileKey(id as MediaId, 20, 'webp'), smallPicture, 'image/webp');
  await database.pool.query(
    `with kept as (insert into media (id, owner_id, width, height, widths, thumbhash, attached_at, created_at)
       values ($1, $3, 20, 20, '{20}', '', $4, $4) returning id)
     insert into huddle_photos (id, huddle_id, owner_id, media_id, created_at) select $1, $2, $3, id, $4 from kept`,
    [id, huddleId, owner, world.platform.now()],
  );
  return id;
}
