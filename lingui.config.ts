import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Sentences that only the server words, so that no page has to load them. */
const ofServer = [
  'src/areas/*/messages.ts',
  'src/areas/moderation/server/visitors/messages.ts',
  'src/platform/shared/messages.ts',
  'src/platform/server/**/messages.ts',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    { path: 'locales/{locale}', include: ['src'], exclude: ['**/*.test.*', ...ofServer] },
    { path: 'locales/api/{locale}', include: ofServer },
  ],
  format: formatter({ lineNumbers: false }),
});
