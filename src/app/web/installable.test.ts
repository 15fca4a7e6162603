import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: Picture[] }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly name: string; readonly accept: string[] }[] };
  };
  readonly screenshots: readonly (Picture & { readonly label: string })[];
}

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as Manifest;

async function sizeOf({ src }: Picture): Promise<string> {
  const { width, height, format } = await sharp(`public${src}`).metadata();
  return `${width}x${height} image/${format === 'svg' ? 'svg+xml' : format}`;
}

describe('OFF-1: the app can be installed', () => {
  test('it has a name, begins inside its scope and stands by itself', () => {
    expect(manifest.name).not.toBe('');
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
    expect(manifest.display).toBe('standalone');
    expect(readFileSync('src/app/web/root.tsx', 'utf8')).toContain('rel="manifest" href="/site.webmanifest"');
  });

  test('its icons are there in the sizes that are said, small, large and for any mask', async () => {
    const drawn = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    for (const icon of drawn) expect(await sizeOf(icon), icon.src).toBe(`${icon.sizes} ${icon.type}`);
    const plain = drawn.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(drawn.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ]);
  });

  test('its shortcuts lead into the app and have an icon of at least 96 pixels', async () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Plan a huddle', '/huddle/create'],
      ['My next outing', '/huddle/mine'],
    ]);
    for (const { icons } of manifest.shortcuts)
      for (const icon of icons) {
        expect(Number.parseInt(icon.sizes, 10)).toBeGreaterThanOrEqual(96);
        expect(await sizeOf(icon)).toBe(`${icon.sizes} ${icon.type}`);
      }
  });

  test('what other apps share goes to the worker as a form with files', () => {
    expect(manifest.share_target).toMatchObject({
      action: '/home/share',
      method: 'POST',
      enctype: 'multipart/form-data',
    });
    expect(manifest.share_target.params.files).toEqual([
      { name: 'pictures', accept: ['image/*'] },
      { name: 'tracks', accept: ['application/gpx+xml', '.gpx'] },
    ]);
  });

  test('its screenshots are there, narrow and wide, in the shape that browsers show and small', async () => {
    for (const shown of manifest.screenshots) {
      expect(await sizeOf(shown)).toBe(`${shown.sizes} ${shown.type}`);
      const [width = 0, height = 0] = shown.sizes.split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      // A browser leaves out what is longer than 2.3 times its width.
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
      expect(statSync(`public${shown.src}`).size, shown.src).toBeLessThan(100_000);
      expect(shown.label).not.toBe('');
    }
    const factors = manifest.screenshots.map((shown) => shown.form_factor);
    expect(factors).toEqual(['narrow', 'narrow', 'narrow', 'wide', 'wide']);
  });

  test('the icon for any mask leaves nothing open in its corners', async () => {
    const { data, info } = await sharp('public/icon-maskable-512.png')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    // Nothing is left open where a mask may cut.
    for (const [x, y] of [
      [0, 0],
      [511, 0],
      [0, 511],
      [511, 511],
    ] as const)
      expect(at(x, y)[3]).toBe(255);
  });
});
