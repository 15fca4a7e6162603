import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('src/areas/site/web/cookies.page.tsx', 'utf8').replace(/\s+/g, ' ');

/** Every module that keeps something in the browser, and where the page for visitors says so. */
const said: Readonly<Record<string, string>> = {
  'src/platform/web/colour-scheme.ts': 'Your theme',
  'src/app/web/shell/cookies-accepted.ts': 'That you have read this notice',
  'src/platform/web/remembered.ts': 'That you have read this notice',
  'src/platform/web/session/session-hint.ts': 'that you have logged in on this device before',
  'src/platform/web/session/session-note.ts': 'that you have logged in on this device before',
  'src/app/web/late-scripts.ts': 'that you have logged in on this device before',
  'src/app/web/offer-new-version.ts': 'Which introductions you have seen',
  'src/app/web/shell/intro-due.ts': 'Which introductions you have seen',
  'src/platform/web/wanted-page.ts': 'where a link was to lead',
  'src/areas/link/web/nav-link.ts': 'where a link was to lead',
  'src/areas/search/web/recent-searches.ts': 'what you last searched for',
  'src/areas/huddle/web/discover/list-shape.ts': 'whether lists show rows or big pictures',
  'src/platform/web/drafts.ts': 'What you have typed and not sent yet',
  'src/areas/community/web/create-community.page.tsx': 'What you have typed and not sent yet',
  'src/areas/carpool/web/plan/use-carpool-form.ts': 'What you have typed and not sent yet',
  'src/areas/huddle/web/plan/use-kept-here.ts': 'What you have typed and not sent yet',
  'src/areas/huddle/web/join/kept-answer.ts': 'What you have typed and not sent yet',
  'src/platform/web/outbox/waiting-note.ts': 'what waits to be sent',
  'src/platform/web/server-time.ts': 'how far its clock is wrong',
  'src/platform/web/kept/owner.ts': 'what you have read in it',
  'src/app/web/worker/page-copy.ts': 'what you have read in it',
  'src/platform/web/kept/lasting-store.ts': 'what you have read in it',
  'src/platform/web/kept/taken.ts': 'what you have read in it',
  'src/platform/web/kept/wipe.ts': 'Logging out removes what is yours',
  'src/areas/huddle/web/offline/read-ahead-notes.ts': 'what you have read in it',
  'src/areas/notification/web/push/devices.ts': 'Whether this device gets push messages',
  'src/areas/notification/web/public/PushKeeper.tsx': 'Whether this device gets push messages',
  'src/areas/notification/web/public/PushLine.tsx': 'you do not want to be asked about them',
  'src/platform/web/session/login-client.ts': 'While you log in',
};

const keeping = globSync('src/**/web/**/*.{ts,tsx}').filter(
  (path) => !path.includes('.test.') && /(local|session)Storage|indexedDB/.test(readFileSync(path, 'utf8')),
);

test('SITE-15 the page about cookies names everything that is kept in a browser', () => {
  expect(keeping.length).toBeGreaterThan(8);
  expect(keeping.filter((path) => !(path in said))).toEqual([]);
  for (const path of keeping) expect(page, path).toContain(said[path]);
});
