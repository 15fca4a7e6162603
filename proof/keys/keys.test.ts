import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { Answer } from '#app/server/testing/caller.ts';
import { type Operation, readDocument, readOperations, resolve } from '../openapi.ts';
import type { Request } from '../rights/make-request.ts';
import { type Stage, setStage } from '../rights/personas.ts';
import { sendAs } from '../rights/send.ts';
import { type FirstCall, firstCall } from './first-calls.ts';
import { otherRequests } from './other-requests.ts';
import { changedTables, readTraces } from './traces.ts';

const LATER_MS = 10 * 60_000;

/** Whose first call writes nothing either. */
const onlyLook = [
  'initCommunity',
  'previewImport',
  'previewInvitations',
  'previewMemberMessage',
  'previewDuesReminder',
  'previewOutingNews',
];

let world: TestApp;
let stage: Stage;
let posts: readonly Operation[];
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
  const { schemas } = (await readDocument(world)).components;
  posts = (await readOperations(world))
    .filter(({ method }) => method === 'POST')
    .map((post) => (post.body ? { ...post, body: resolve(post.body, schemas) } : post));
});
afterAll(() => world.close());

function send({ persona, request }: FirstCall, key: string): Promise<Answer> {
  const headers = { ...request.headers, 'idempotency-key': key };
  return sendAs(world, stage, persona, { ...request, headers });
}

const told = ({ status, text }: Answer) => ({ status, text });

/** Another body under the same key; one that is malformed says nothing about keys. */
async function sendAnother(call: FirstCall, others: readonly Request[], key: string): Promise<unknown> {
  for (const request of others) {
    const { status, body } = await send({ ...call, request }, key);
    if (status !== 400) return body.code ?? status;
  }
  return 'no other body is valid';
}

/** How an operation breaks the promise of its key; later, so that what counts by the clock shows. */
async function faultsOf(post: Operation): Promise<string[]> {
  const [key, call] = [`proof.${post.id}`, await firstCall(world, stage, post.id)];
  const before = await readTraces(world);
  const first = await send(call, key);
  const after = await readTraces(world);
  world.forward(LATER_MS);
  const again = await send(call, key);
  const another = await sendAnother(call, otherRequests(call.request, post.body), key);
  const written = changedTables(after, await readTraces(world));
  const faults: [boolean, string][] = [
    [first.status !== 200, `its first call is answered ${first.status} ${first.text}`],
    [
      changedTables(before, after).length === 0 && !onlyLook.includes(post.id),
      'its first call has no effect',
    ],
    [JSON.stringify(told(again)) !== JSON.stringify(told(first)), `its second answer is ${again.text}`],
    [written.length > 0, `its second call writes into ${written}`],
    [another !== 'KEY_REUSED', `another body under its key is answered ${another}`],
  ];
  return faults.flatMap(([isFault, what]) => (isFault ? [`${post.id}: ${what}`] : []));
}

test('every POST of the document has one effect and one answer under one key (API-6)', async () => {
  const faults: string[] = [];
  for (const post of posts) faults.push(...(await faultsOf(post).catch((error: Error) => [error.message])));
  expect(faults).toEqual([]);
  expect(posts.length).toBeGreaterThan(40);
}, 120_000);

test('every POST of the document names the header (API-6, API-4)', () => {
  const silent = posts.filter(({ parameters }) => !parameters.some(({ name }) => name === 'idempotency-key'));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
