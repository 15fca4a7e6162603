import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type FirstCall, firstCall } from '../keys/first-calls.ts';
import { type Operation, readOperations } from '../openapi.ts';
import { type Stage, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs, withoutIdentity } from '../rights/send.ts';
import { hostileHeaders } from './hostile-headers.ts';

interface Scene {
  readonly world: TestApp;
  readonly stage: Stage;
}

let scenes: readonly [Scene, Scene];
let operations: readonly Operation[];
beforeAll(async () => {
  const open = async () => {
    const world = await buildTestApp();
    return { world, stage: await setStage(world) };
  };
  scenes = [await open(), await open()];
  // A stream is opened over the network and takes no headers here.
  operations = (await readOperations(scenes[0].world)).filter(({ id }) => id !== 'subscribe');
});
afterAll(() => Promise.all(scenes.map(({ world }) => world.close())));

/** One that is granted, or else one that is refused to the host. */
async function callOf({ world, stage }: Scene, id: string): Promise<FirstCall> {
  return firstCall(world, stage, id).catch(async (error: Error) => {
    const make = requests[id];
    if (!make || !error.message.startsWith('nobody may call')) throw error;
    return { persona: 'H' as const, request: make(await stage.fixture('PUBLIC'), 'H', '') };
  });
}

async function answerTo({ world, stage }: Scene, { persona, request }: FirstCall, more: object) {
  const headers = { ...request.headers, ...more };
  return withoutIdentity(await sendAs(world, stage, persona, { ...request, headers }));
}

type Look = Awaited<ReturnType<typeof answerTo>>;

/** Of two writings in two worlds the ids differ, and with them the length of an answer. */
function looks({ status, headers }: Look): unknown {
  const kept = Object.entries(headers).filter(([name]) => !['content-length', 'etag'].includes(name));
  return [status, kept];
}

/** How the machine is at this moment: its sizes and ages are others with each call. */
const ofTheMoment = new Set(['readHealth']);

/** What is read is the same to the byte; what is written is written in two worlds, with the same kind of answer. */
async function differs({ id, method }: Operation): Promise<string | undefined> {
  const [plain, hostile] = scenes;
  const call = await callOf(plain, id);
  const expected = await answerTo(plain, call, {});
  const isRead = method === 'GET';
  const found = isRead
    ? await answerTo(plain, call, hostileHeaders())
    : await answerTo(hostile, await callOf(hostile, id), hostileHeaders());
  const isLasting = isRead && !ofTheMoment.has(id);
  const [one, other] = [expected, found].map((answer) => JSON.stringify(isLasting ? answer : looks(answer)));
  return one === other ? undefined : `${id}: ${one} became ${other}`;
}

test('S3: no header of an intermediary changes an operation, whatever a client writes into it', async () => {
  const faults: string[] = [];
  for (const operation of operations) {
    const fault = await differs(operation).catch((error: Error) => `${operation.id}: ${error.message}`);
    if (fault) faults.push(fault);
  }
  expect(faults.join('\n')).toBe('');
  expect(operations.length).toBeGreaterThan(150);
}, 240_000);
