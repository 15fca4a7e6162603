import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/**
 * The files of the build, compressed beforehand by `npm run build`. What has its content in its name never
 * changes; everything else (service worker, icons, manifest) is asked for again.
 */
export async function serveAssets(app: FastifyInstance, folder: URL): Promise<void> {
  await app.register(staticFiles, {
    root: fileURLToPath(folder),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(response, path) {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
}
