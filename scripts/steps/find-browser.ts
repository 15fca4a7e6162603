import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The browser for tests and pictures: `CHROMIUM_PATH`, the one of the system, or the packaged one, which needs no
 * system package. Call it once before several processes want it: the packaged one is unpacked on first use.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  return unpack();
}

// It unpacks to TMPDIR, 200 MB: a folder that stays makes that happen once for a checkout.
async function unpack(): Promise<string> {
  const before = process.env.TMPDIR;
  const cache = resolve('.cache/chromium');
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Our own arguments: those the package suggests switch off what tests are there to check. */
const ourArgs = ['--no-sandbox', '--font-render-hinting=none'];

/** Pages are painted by the processor, not by a graphics card that the processor plays: half the work. */
export const browserArgs = [...ourArgs, '--disable-gpu', '--disable-3d-apis'];

/** For live maps, which want WebGL: the processor plays the graphics card. */
export const webGlArgs = [
  ...ourArgs,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
