import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/server/platform.ts';
import { loadPages } from './built-pages.ts';
import { answerPages } from './page-answer.ts';
import { serveAssets } from './page-assets.ts';
import { RENDERED_NONCE } from './page-cache.ts';
import type { PageSettings } from './render-page.ts';

const root = new URL('../../../', import.meta.url);
const serverBuild = new URL('build/server/index.js', root);
const clientBuild = new URL('build/client/', root);

/**
 * Serves everything that is not the API: the built pages and their assets, or with `PAGES=watched` the pages
 * straight from the source, replaced in the browser as they change. Register it after every other route.
 */
export async function registerPages(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.config.PAGES === 'watched') {
    const { watchPages } = await import('./watched-pages.ts');
    return watchPages(app, platform, settingsOf(platform));
  }
  if (!existsSync(serverBuild)) throw new Error('The pages are not built: `npm run build`');
  await serveAssets(app, clientBuild, platform);
  const { rendererOf, build } = await loadFast();
  answerPages(app, platform, rendererOf(settingsOf(platform), build, 'production'), 'production');
}

/**
 * React looks at NODE_ENV once, when it is loaded, and is three times as slow in any other than production. The
 * built pages are always the fast ones; the rest of the server keeps the mode it was started in. So nothing that
 * loads React may be imported above.
 */
async function loadFast() {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const { rendererOf } = await import('./render-page.ts');
    return { rendererOf, build: await loadPages() };
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}

function settingsOf({ config }: Platform): PageSettings {
  return {
    productName: config.PRODUCT_NAME,
    publicOrigin: config.PUBLIC_ORIGIN,
    supportEmail: config.SUPPORT_EMAIL,
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    mobileUrl: config.MOBILE_URL,
    socialUrls: config.SOCIAL_URLS,
    nonce: RENDERED_NONCE,
  };
}
