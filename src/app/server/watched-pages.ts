import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/server/platform.ts';
import { answerPages } from './page-answer.ts';
import { type PageSettings, rendererOf } from './render-page.ts';

/** Pages from the source, in this process and on this port; a change is on the screen in about a second. */
export async function watchPages(
  app: FastifyInstance,
  platform: Platform,
  settings: PageSettings,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // Bundling the configuration would write a file that Node's own watch takes for a change of ours.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith('/api/') || request.url?.startsWith('/oidc')) next();
    else vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  answerPages(app, platform, rendererOf(settings, build, 'development'), 'development');
}
