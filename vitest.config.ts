import { availableParallelism } from 'node:os';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/steps/longest-first.ts';

const server = ['proof/**/*.test.ts', 'src/**/server/**/*.test.ts', 'src/areas/*/contract.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // One more than cores: proofs of trouble mostly wait, and so would a core.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst },
    // One process a worker: what one file has loaded and warmed up serves the next.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        // Texts of the pages are macros until they are built.
        plugins: [babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] })],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: server,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          globalSetup: 'src/app/server/testing/global-setup.ts',
          // What is waited for comes on a slow machine with other work, too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000 } },
        },
      },
    ],
  },
});
