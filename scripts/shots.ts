import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { isLocale, type Locale } from '../src/platform/shared/locale.ts';
import { ensureBuilt } from './steps/ensure-built.ts';
import { findBrowser, webGlArgs } from './steps/find-browser.ts';
import { startFreshServer } from './steps/fresh-server.ts';
import { tellAwards } from './steps/people-stage.ts';
import { cast, comesOnce, knowAll, logIn, openingsOf, type Shot } from './steps/shot-list.ts';
import { speak } from './steps/speak.ts';

/**
 * `npm run shots [-- name …]`: every page at three widths in both themes from the demo world, into `shots/`.
 * `--width 390 --scheme light` takes only these, and `--locale de` in German.
 */
const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '768', '1280'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    locale: { type: 'string', default: 'en' },
  },
});
const widths = asked.width.map(Number);
const schemes = (['light', 'dark'] as const).filter((scheme) => asked.scheme.includes(scheme));
const locale: Locale = isLocale(asked.locale) ? asked.locale : 'en';
const folder = 'shots';

await ensureBuilt();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startFreshServer(await freePort());
await tellAwards(server.databaseUrl);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: webGlArgs });
let failed = 0;
try {
  for (const scheme of schemes) await takeAll(browser, scheme);
} finally {
  await browser.close();
  await server.stop();
}
console.log(failed > 0 ? `${failed} pages could not be taken` : `pictures in ${folder}/`);
process.exitCode = failed > 0 ? 1 : 0;

async function takeAll(open: Browser, scheme: (typeof schemes)[number]): Promise<void> {
  const shots = openingsOf(server.origin).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const who of cast) {
    const mine = shots.filter((shot) => shot.who === who);
    if (mine.length === 0) continue;
    const context = await open.newContext({
      colorScheme: scheme,
      locale: 'en-GB',
      timezoneId: 'Europe/Zurich',
      baseURL: server.origin,
      reducedMotion: 'reduce' as const,
      serviceWorkers: 'block' as const,
    });
    if (who !== 'arrival') await context.addInitScript(knowAll, comesOnce);
    const page = await context.newPage();
    page.setDefaultTimeout(12_000);
    if (who === 'asha' || who === 'ben') await logIn(page, who);
    for (const shot of mine) await takeOne(page, shot, scheme);
    await context.close();
  }
}

async function takeOne(page: Page, shot: Shot, scheme: string): Promise<void> {
  try {
    await page.setViewportSize({ width: 1280, height: 860 });
    await shot.open(page);
    if (locale !== 'en') await speak(page, shot, locale);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 860 });
      await untilStill(page, shot.dialog === true);
      const name = `${folder}/${shot.name}-${width}-${scheme}`;
      await take(page, `${name}.png`, !shot.dialog);
      // What is drawn into a canvas is lost when the whole of a long page is taken.
      const map = page.locator('.maplibregl-canvas').first();
      if (shot.dialog || (await map.count()) === 0) continue;
      await map.scrollIntoViewIfNeeded();
      await take(page, `${name}-map.png`, false);
    }
    console.log(`ok      ${shot.name} (${scheme})`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${shot.name} (${scheme}): ${error instanceof Error ? error.message : error}`);
  } finally {
    await shot.leave?.(page);
    if (locale !== 'en') await speak(page, shot, 'en');
  }
}

async function take(page: Page, path: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path, fullPage, animations: 'disabled', timeout: 40_000 });
}

/** The live stream keeps the network busy for ever: still is a page whose skeletons are gone and pictures are here. */
async function untilStill(page: Page, staying: boolean): Promise<void> {
  // A page for visitors comes alive when somebody is there, and its later pictures with it.
  await page.mouse.move(3, 3);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !('earlyPresses' in window));
  await scrollThrough(page, staying);
  await page.waitForFunction(() => {
    const there = [...document.images].every((image) => image.complete || image.loading === 'lazy');
    return there && document.querySelector('[aria-busy="true"]') === null;
  });
  // Some far inside a row or a list of its own may never be asked for.
  const all = () => [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(all, undefined, { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
}

/** Brings what waits until it is near the window, and goes back to the top, or to what has scrolled itself into view. */
async function scrollThrough(page: Page, staying: boolean): Promise<void> {
  await page.evaluate(async (back) => {
    const top = back ? scrollY : 0;
    for (const image of document.images) image.loading = 'eager';
    const limit = Math.min(document.documentElement.scrollHeight, 20_000);
    for (let down = 0; down < limit; down += innerHeight) {
      scrollTo({ top: down, behavior: 'instant' });
      // A picture is asked for when it has come near, which the browser notices between frames.
      await new Promise((on) => setTimeout(on, 50));
    }
    scrollTo({ top, behavior: 'instant' });
  }, staying);
}
