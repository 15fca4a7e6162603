import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/steps/find-browser.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { isFast } from './support/size.ts';

// Every worker reads this file again; the first to do so decides for all.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= await findBrowser();
const port = Number(process.env.E2E_PORT);
// Where the server writes the address of its database, for what no page can bring about.
process.env.E2E_DATABASE ??= join(tmpdir(), `e2e-${port}.database`);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What costs much and says little that another journey does not say is left to the full run.
  ...(isFast && { grepInvert: /@full/ }),
  // Two browsers and a server on two slow cores still have to come to their end.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserArgs },
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // Recording takes a quarter of the time of a journey: only when somebody looks for a fault.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn by the processor here; journeys that are about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desk', testIgnore: 'phone/**' },
    // What people do with a thumb: taps instead of a mouse, no hover, a viewport that the page itself may widen. With
    // movement: where a sheet comes from decides where its lists stand.
    {
      name: 'phone',
      testMatch: 'phone/**/*.spec.ts',
      use: {
        isMobile: true,
        hasTouch: true,
        viewport: { width: 390, height: 844 },
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
  webServer: {
    command: `node e2e/support/serve.ts ${port} ${process.env.E2E_DATABASE}`,
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
