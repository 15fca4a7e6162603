import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** Faces and style sheets: a browser reads nothing of these headers there, and each costs a first visit 700 bytes. */
const neverAPage = /\.(woff2|css)(\.br|\.gz)?$/;
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

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
      if (neverAPage.test(path)) for (const name of ofPages) response.removeHeader(name);
    },
  });
}
