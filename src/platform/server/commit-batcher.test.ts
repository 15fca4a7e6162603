import { expect, test } from 'vitest';
import { CommitBatcher } from './commit-batcher.ts';

/** So many turns of the loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

/** Notes who shares a run; a request named `wrong` fails the run. */
function recorder(options?: ConstructorParameters<typeof CommitBatcher>[1]) {
  const runs: string[][] = [];
  const shared = new CommitBatcher<string, string, string>(async (_key, requests) => {
    runs.push([...requests]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (requests.includes('wrong')) throw new Error('wrong');
    return requests.map((request) => `${request}!`);
  }, options);
  return { runs, ask: (request: string) => shared.run('one', request) };
}

test('who comes while a run is under way shares the next, and each is answered in their place', async () => {
  const { runs, ask } = recorder();
  const first = ask('a');
  await turns(5);
  expect(runs).toEqual([['a']]);
  expect(await Promise.all([ask('b'), ask('c'), first])).toEqual(['b!', 'c!', 'a!']);
  expect(runs).toEqual([['a'], ['b', 'c']]);
});

test('who asks again at once when answered comes along with who waits, unless the runs do not gather', async () => {
  for (const [waitForStragglers, then] of [
    [true, [['b', 'a again']]],
    [false, [['b'], ['a again']]],
  ] as const) {
    const { runs, ask } = recorder({ waitForStragglers });
    const again = ask('a').then(async () => {
      await turns(1);
      return ask('a again');
    });
    await turns(5);
    expect(runs).toEqual([['a']]);
    await Promise.all([ask('b'), again]);
    expect(runs).toEqual([['a'], ...then]);
  }
});

test('no run is shared by more than may be, and its error is theirs alone', async () => {
  const { runs, ask } = recorder({ maxBatch: 2 });
  const outcomes = await Promise.allSettled(['a', 'wrong', 'c', 'd', 'e'].map(ask));
  expect(runs).toEqual([['a', 'wrong'], ['c', 'd'], ['e']]);
  const [, , ...rest] = outcomes.map(({ status }) => status);
  expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(rest).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});
