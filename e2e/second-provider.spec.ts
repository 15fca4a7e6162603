import { type FreshServer, startFreshServer } from '../scripts/steps/fresh-server.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { type Malice, type OtherProvider, openOtherProvider } from './support/other-provider.ts';
import { expect, test } from './support/test.ts';

const CLIENT = 'trailfolk-web';
let provider: OtherProvider;
let server: FreshServer;

test.describe.configure({ mode: 'serial' });
// A refused log-in is an error in the console, too; its frame for asking silently is refused by a provider of tests.
test.use({ expectedErrors: [/./] });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await openOtherProvider(CLIENT);
  server = await startFreshServer(await freePort(), { OIDC_ISSUER: provider.issuer });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

test('logging in works with any OpenID provider, and leads to where one stood (GATE-1, GATE-2)', async ({
  page,
}) => {
  provider.malice = 'none';
  await page.goto(`${server.origin}/login?returnTo=/huddle/mine`);
  await expect(page).toHaveURL(/\/onboard$/);
  await page.getByLabel('Your name').fill('Zoe');
  await page.getByLabel('Username').fill('zoe.other');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(page).toHaveURL(`${server.origin}/huddle/mine`);
});

test('the answer of a log-in opens nothing a second time (GATE-1, case 21)', async ({ page }) => {
  provider.malice = 'none';
  await page.goto(`${server.origin}/login?returnTo=/huddle/mine`);
  await expect(page).toHaveURL(`${server.origin}/huddle/mine`);
  await page.goto(provider.sentTo.at(-1) ?? '');
  await expect(page.getByRole('heading', { name: 'This did not work' })).toBeVisible();
});

const refused: Malice[] = ['state', 'nonce', 'audience', 'alg', 'redirect'];
for (const malice of refused) {
  test(`a provider that lies about ${malice} lets nobody in (GATE-1, case 21, case 24)`, async ({ page }) => {
    provider.malice = malice;
    const letIn: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/me') && answer.ok()) letIn.push(answer.url());
    });
    const back = provider.sentTo.length;
    await page.goto(`${server.origin}/login?returnTo=/huddle/mine`);
    await expect.poll(() => provider.sentTo.length).toBeGreaterThan(back);
    // The bar of a public page says 'Sign up' meanwhile, so only the end of the way tells.
    if (malice === 'redirect') await expect(page).toHaveURL(/\/start\?/);
    else await expect(page.getByRole('heading', { name: /^(This did not work|Error!)$/ })).toBeVisible();
    expect(letIn).toEqual([]);
    await page.goto(`${server.origin}/start`);
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /eyJ/,
    );
  });
}
