import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '#platform/server/platform.ts';
import { isThere, keepRelease } from './kept-releases.ts';
import { restingWorker } from './resting-worker.ts';

const year = 31_536_000;

/** Faces and style sheets: a browser reads nothing of these headers there, and each costs a first visit 700 bytes. */
const neverAPage = /\.(woff2|css)(\.br|\.gz)?$/;
const ofPages = [
  'accept-ch',
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
export async function serveAssets(app: FastifyInstance, folder: URL, platform: Platform): Promise<void> {
  const isResting = platform.config.SERVICE_WORKER === 'resting';
  await app.register(staticFiles, {
    root: fileURLToPath(folder),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // One route for all of these: one for each would take a tenth of the start.
    globIgnore: ['assets/**', '**/.vite/**', '**/*.br', '**/*.gz', 'sw.js'],
    setHeaders(response, path) {
      const immutable = path.includes('/assets/') || path.includes('/releases/');
      response.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
      if (neverAPage.test(path)) for (const name of ofPages) response.removeHeader(name);
    },
  });
  app.get('/sw.js', (_request, reply) =>
    isResting
      ? reply.type('text/javascript').header('cache-control', 'no-cache').send(restingWorker)
      : reply.sendFile('sw.js'),
  );
  await serveReleases(app, fileURLToPath(new URL('assets', folder)), platform);
}

/** The parts of this build and of earlier ones. What is in none is never a page: a browser would keep that as a script. */
async function serveReleases(app: FastifyInstance, assets: string, platform: Platform): Promise<void> {
  const own = new Set((await readdir(assets)).filter((name) => !/\.(br|gz)$/.test(name)));
  const kept = keepRelease(assets, resolve(platform.config.DATA_DIR, 'releases')).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the files of earlier releases are not kept');
    return [];
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply): Promise<FastifyReply> => {
    const name = request.params['*'];
    if (own.has(name)) return reply.sendFile(name, assets);
    if (/^[\w.-]+$/.test(name))
      for (const release of await kept)
        if (await isThere(join(release, name))) return reply.sendFile(name, release);
    reply.callNotFound();
    return reply;
  });
}
