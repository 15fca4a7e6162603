import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { plantAtRandom } from './mutate/plant-at-random.ts';

const areas = process.argv.slice(2);
if (areas[0] === 'random') {
  const [wanted = 100, seed = Date.now() % 1_000_000] = areas.slice(1).map(Number);
  console.log(`${wanted} faults, seed ${seed}`);
  const { caught, missed } = plantAtRandom(wanted, seed);
  console.log(`${caught} of ${caught + missed.length} planted faults caught`);
  process.exit(0);
}

const mutate = (areas.length > 0 ? areas : ['*']).flatMap((area) => [
  `src/areas/${area}/rules/**/*.ts`,
  `!src/areas/${area}/rules/**/*.test.ts`,
]);

const options: ConstructorParameters<typeof Stryker>[0] = {
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Words are held by types and by the tests of sentences; a word of nonsense is not a fault that is made.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: join(tmpdir(), 'trailfolk-mutants'),
  ignorePatterns: ['build', 'test-results', 'e2e', 'public'],
  // It cannot read the settings of TypeScript 7, and needs none of them.
  tsconfigFile: 'tsconfig.none.json',
  allowEmpty: true,
  // Values of a module are made once, before any test: each would cost a run of all tests.
  ignoreStatic: true,
};

/** Plants faults in the rules of the areas that are named, or of all, and says which the tests beside them do not catch. */
const results = await new Stryker(options).runMutationTest();
const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
console.log(`${killed.length} of ${killed.length + missed.length} planted faults caught`);
