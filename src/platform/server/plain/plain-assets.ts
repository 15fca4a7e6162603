import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { sceneSvg } from '#platform/shared/scene/scene.ts';

const AN_HOUR = 'public, max-age=3600';
const fonts = '@fontsource-variable';
const picture = { id: 'way-in', setting: 'VALLEY', width: 1600, height: 1000 } as const;

const FALLBACKS = '../../shared/fallback-faces.css';

const javascript = 'text/javascript; charset=utf-8';

/** Style sheet, fonts, scripts and pictures of the pages without the app around them. */
export async function registerPlainAssets(app: FastifyInstance): Promise<void> {
  const own = (name: string) => readFile(new URL(`./${name}`, import.meta.url));
  const { resolve } = createRequire(import.meta.url);
  const font = (name: string) => readFile(resolve(`${fonts}/${name}/files/${name}-latin-wght-normal.woff2`));
  const assets: Record<string, readonly [string, Buffer | string]> = {
    'page.css': [
      'text/css; charset=utf-8',
      `${await own('page.css')}${await own('forms.css')}${await own(FALLBACKS)}`,
    ],
    'send-form.js': [javascript, await own('send-form.js')],
    'passkey.js': [javascript, await own('passkey.js')],
    'passkey-unknown.js': [javascript, await own('passkey-unknown.js')],
    'silent.js': [javascript, await own('silent.js')],
    'inter.woff2': ['font/woff2', await font('inter')],
    'fraunces.woff2': ['font/woff2', await font('fraunces')],
    'day.svg': ['image/svg+xml', sceneSvg({ ...picture, hour: 8 })],
    'night.svg': ['image/svg+xml', sceneSvg({ ...picture, hour: 23 })],
  };
  for (const [name, [type, bytes]] of Object.entries(assets)) {
    app.get(`/plain/${name}`, (_, reply) => reply.header('cache-control', AN_HOUR).type(type).send(bytes));
  }
}
