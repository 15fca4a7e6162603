import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { formOf, planOf } from '#areas/huddle/server/testing/plans.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import {
  type Operation,
  readDocument,
  readOperations,
  resolve,
  type Schema,
  type Schemas,
} from '../openapi.ts';
import type { Request } from '../rights/make-request.ts';
import { type Fixture, type Stage, type State, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs, sendFrom } from '../rights/send.ts';
import { rows } from '../rights/table.ts';

let world: TestApp;
let stage: Stage;
let looksOn: CastMember;
let naming: readonly string[];
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
  looksOn = await world.enter({ username: 'looks.on' });
  const { schemas } = (await readDocument(world)).components;
  naming = (await readOperations(world)).filter((each) => namesSomebody(each, schemas)).map(({ id }) => id);
});
afterAll(() => world.close());

const NAMES_A_PERSON = /(person|people|user|host|invited|member|rider|mention)s?(ids?)?$/i;

/** Commands whose address or body holds somebody's id. */
function namesSomebody({ method, parameters, body }: Operation, schemas: Schemas): boolean {
  if (method === 'GET') return false;
  const inPath = parameters.some(({ in: where, name }) => where === 'path' && name === 'personId');
  return inPath || (body !== undefined && holdsPerson(resolve(body, schemas)));
}

function holdsPerson(schema: Schema): boolean {
  const named = Object.entries(schema.properties ?? {}).some(
    ([name, of]) => (NAMES_A_PERSON.test(name) && !/boolean|integer/.test(typesOf(of))) || holdsPerson(of),
  );
  return named || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(holdsPerson);
}

const typesOf = ({ type, anyOf = [] }: Schema): string => [type, ...anyOf.map(typesOf)].join();

type Make = (on: Fixture, target: string) => Request;

const plan = (target: string) => planOf(world.platform.now(), { coHostIds: [target], invitedIds: [target] });
const words = (target: string) => ({
  content: 'With {{them}}',
  taggedUsers: { them: target },
  taggedLocations: {},
  taggedHashes: [],
});

/** A line of a list is a name and an address; the name may be what somebody is known by here. */
const invitations = (on: Fixture, what: string, target: string): Request => ({
  method: 'POST',
  url: `/api/communities/${on.communityId}/${what}`,
  body: { people: [{ name: target, email: 'passive@mail.example' }] },
});

/** Commands whose request of the rights names nobody, or other people than those of the stage. */
const own: Readonly<Record<string, Make>> = {
  createHuddle: (_on, target) => ({ method: 'POST', url: '/api/huddles', body: plan(target) }),
  createDraft: (_on, target) => ({
    method: 'POST',
    url: '/api/huddles/drafts',
    body: { form: formOf({ coHostIds: [target as PersonId], invitedIds: [target as PersonId] }) },
  }),
  saveDraft: (on, target) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/draft`,
    body: {
      form: formOf({ coHostIds: [target as PersonId], invitedIds: [target as PersonId] }),
      edition: '1.2',
    },
  }),
  publishHuddle: (on, target) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/publication`,
    body: { plan: plan(target), edition: '1.2' },
  }),
  changePlan: (on, target) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/plan`,
    body: { plan: plan(target), edition: '1.2', scope: 'THIS' },
  }),
  createPost: (on, target) => ({ method: 'POST', url: `/api/posts/${on.postDraft}`, body: words(target) }),
  editPost: (on, target) => ({ method: 'PUT', url: `/api/posts/${on.postId}`, body: words(target) }),
  previewInvitations: (on, target) => invitations(on, 'invitation-previews', target),
  sendInvitations: (on, target) => invitations(on, 'invitation-lists', target),
  answerRideRequest: (on, target) => ({
    method: 'PUT',
    url: `/api/carpools/${on.carpoolId}/rides/${target}/answer`,
    body: { accept: true },
  }),
};

/** What somebody says about others under their own name is theirs to say. */
const speech = ['createPost', 'editPost'];
/** A ban, a block and the like end something and name nobody; the rest must not be refused for a wrong request. */
const states: Readonly<Record<string, State>> = { saveDraft: 'DRAFT', publishHuddle: 'DRAFT' };

function requestOf(operation: string, on: Fixture, target: string): Request {
  const make = own[operation];
  if (make) return make(on, target);
  const everybody = { coHost: target, requester: target, member: target, outsider: target };
  const request = requests[operation]?.({ ...on, ...everybody }, 'H', target);
  if (!request) throw new Error(`no request is written for ${operation}`);
  return request;
}

function stateOf(operation: string): State {
  const state = states[operation] ?? rows.find((row) => row.operation === operation)?.state;
  return state === undefined || state === 'ANY' ? 'PUBLIC' : state;
}

/** Where a visitor or a stranger reads of somebody, through every door that answers in this state. */
async function doorsThatTellOf(username: string, on: Fixture, state: State): Promise<string[]> {
  const reads = rows.filter((row) => row.state === state || row.state === 'ANY').map((row) => row.operation);
  const found: string[] = [];
  for (const operation of new Set(reads)) {
    for (const who of [null, looksOn]) {
      const request = requests[operation]?.(on, who ? 'U' : 'V', stage.people.H.personId);
      if (request?.method !== 'GET') continue;
      const answer = await sendFrom(world, who, request);
      if (answer.text.includes(username)) found.push(`${operation} to ${who ? 'a stranger' : 'a visitor'}`);
    }
  }
  return found;
}

test('S2 no command that names somebody changes what others see of a person who did nothing', async () => {
  expect(naming.length).toBeGreaterThan(30);
  const told: Record<string, string[]> = {};
  const done: string[] = [];
  for (const operation of naming) {
    const username = `passive.${operation.toLowerCase()}`.slice(0, 30);
    const target = await world.enter({ username });
    const state = stateOf(operation);
    const on = await stage.fixture(state);
    const request = requestOf(operation, on, target.personId);
    expect(JSON.stringify(request), `${operation} names the person`).toContain(target.personId);
    const answer = await sendAs(world, stage, 'H', request);
    expect(answer.status, `${operation}: ${answer.text}`).not.toBe(400);
    if (answer.status === 200) done.push(operation);
    await world.runJobs();
    const doors = await doorsThatTellOf(username, on, state);
    if (doors.length > 0 && !speech.includes(operation)) told[operation] = doors;
  }
  expect(told).toEqual({});
  // What has to be allowed to mean anything was allowed.
  const naturally = ['createHuddle', 'publishHuddle', 'changePlan', 'invitePerson', 'followPerson'];
  expect(done).toEqual(expect.arrayContaining([...naturally, 'sharePost', 'openRoom', 'editPost']));
});
