import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '../scripts/steps/find-browser.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';

// Every worker reads this file again; the first to do so decides for all.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= await findBrowser();
const port = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserArgs },
    actionTimeout: 12_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    trace: 'retain-on-failure',
    serviceWorkers: 'block',
  },
  webServer: {
    command: `node e2e/support/serve.ts ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
