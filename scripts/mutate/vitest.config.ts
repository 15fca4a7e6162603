import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

/** The tests that stand beside the rules: no database, so that hundreds of planted faults are tried in a minute. */
export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] })],
  test: {
    include: ['src/areas/*/rules/**/*.test.ts', 'src/platform/shared/**/*.test.ts'],
  },
});
