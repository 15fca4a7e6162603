import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/server/platform.ts';
import { answerPages } from './page-answer.ts';
import { serveAssets } from './page-assets.ts';
import { watchPages } from './watched-pages.ts';

const root = new URL('../../../', import.meta.url);
const serverBuild = new URL('build/server/index.js', root);
const clientBuild = new URL('build/client/', root);

/**
 * Serves everything that is not the API: the built pages and their assets, or with `PAGES=watched` the pages
 * straight from the source, replaced in the browser as they change. Register it after every other route.
 */
export async function registerPages(app: FastifyInstance, platform: Platform): Promise<void> {
  if (platform.config.PAGES === 'watched') return watchPages(app, platform);
  if (!existsSync(serverBuild)) throw new Error('The pages are not built: `npm run build`');
  const build = (await import(pathToFileURL(serverBuild.pathname).href)) as ServerBuild;
  await serveAssets(app, clientBuild);
  answerPages(app, platform, () => build, 'production');
}
