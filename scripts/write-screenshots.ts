import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { findBrowser, webGlArgs } from './steps/find-browser.ts';
import { startFreshServer } from './steps/fresh-server.ts';
import { comesOnce, knowAll, logIn, openingsOf } from './steps/shot-list.ts';

/** `npm run screenshots`: what a browser shows before it installs the app, from the demo world, named in the manifest. */
const folder = 'public/screenshots';
const manifestFile = 'public/site.webmanifest';
const forms = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;
const pages = {
  home: { label: 'What your people do', form: ['narrow', 'wide'] },
  'huddle-member': { label: 'An outing, and who comes along', form: ['narrow', 'wide'] },
  discover: { label: 'Outings to join', form: ['narrow'] },
} as const;

await ensureBuilt();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startFreshServer(await freePort());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: webGlArgs });
try {
  const screenshots = [...(await takeAll(browser, 'narrow')), ...(await takeAll(browser, 'wide'))];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, screenshots }, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
}

async function takeAll(open: Browser, form: keyof typeof forms) {
  const { width, height, scale } = forms[form];
  const context = await open.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    baseURL: server.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(knowAll, comesOnce);
  const page = await context.newPage();
  await logIn(page, 'asha');
  const taken = [];
  for (const [name, { label, form: wanted }] of Object.entries(pages)) {
    if (!wanted.some((each) => each === form)) continue;
    const src = `/screenshots/${name}-${form}.webp`;
    await take(page, name, `public${src}`);
    const sizes = `${width * scale}x${height * scale}`;
    taken.push({ src, sizes, type: 'image/webp', form_factor: form, label });
  }
  await context.close();
  return taken;
}

async function take(page: Page, name: string, file: string): Promise<void> {
  await openingsOf(server.origin)
    .find((shot) => shot.name === name)
    ?.open(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_000);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 72 })
    .toFile(file);
}
