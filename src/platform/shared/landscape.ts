import { mix } from './colour.ts';
import { foreground } from './landscape-foreground.ts';
import { facets, hills, range } from './landscape-ridges.ts';
import { type Sky, skyAt } from './landscape-sky.ts';
import { seeded } from './seeded.ts';

export interface LandscapeOptions {
  /** Any text that stays the same for the object; the picture belongs to it. */
  readonly id: string;
  /** Local hour of the day, 0 to 24, with fractions; the sky follows it. */
  readonly hour: number;
  readonly width?: number;
  readonly height?: number;
}

const [wide, high] = [1200, 600];

/** A landscape as SVG text, about 2 KB, always the same for the same id and hour. */
export function landscapeSvg({ id, hour, width = wide, height = high }: LandscapeOptions): string {
  const random = seeded(id);
  const sky = skyAt(hour);
  const sunX = Math.round(wide * (0.16 + random() * 0.68));
  const land = layersOf(random, sky, sunX);
  const gradients = land.map(({ colour, foot }, index) =>
    vertical(`r${index}`, [
      [0, colour],
      [1, foot],
    ]),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">`,
    `<defs>${vertical('s', sky.stops)}${vertical('w', sky.water)}${glow(sky.glow)}${gradients.join('')}</defs>`,
    `<path fill="url(#s)" d="M0 0h${wide}v${high}H0z"/>`,
    sky.stars > 0 ? stars(random, sky.stars) : '',
    `<circle cx="${sunX}" cy="${sky.sunY}" r="420" fill="url(#g)"/>`,
    `<circle cx="${sunX}" cy="${sky.sunY}" r="${sky.discRadius}" fill="${sky.disc}"/>`,
    ...land.map(({ path, lit }, index) => `<path fill="url(#r${index})" d="${path}"/>${lit}`),
    foreground(random, sky),
    '</svg>',
  ].join('');
}

/** From the far range to the near hill; each fades into mist at its foot, the far ones most. */
function layersOf(random: () => number, sky: Sky, sunX: number) {
  const count = 4 + Math.floor(random() * 2);
  const top = 275 + random() * 45;
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1);
    const colour = mix(sky.far, sky.near, depth ** 0.85);
    const base = top + (high - 62 - top) * depth;
    const foot = mix(colour, sky.mist, 0.7 * (1 - depth));
    if (depth > 0.45) return { colour, foot, lit: '', path: hills(random, base, 90 - 45 * depth) };
    const { path, summits } = range(random, base, index === 0 ? 185 : 120);
    const light = facets(random, summits, sunX > wide / 2 ? 1 : -1);
    const lit = index === 0 ? `<path fill="${sky.glow}" opacity="${sky.snow}" d="${light}"/>` : '';
    return { colour, foot, lit, path };
  });
}

function vertical(name: string, stops: readonly (readonly [number, string])[]): string {
  const inner = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${name}" x2="0" y2="1">${inner}</linearGradient>`;
}

function glow(colour: string): string {
  return (
    `<radialGradient id="g"><stop stop-color="${colour}" stop-opacity=".75"/>` +
    `<stop offset=".35" stop-color="${colour}" stop-opacity=".25"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

function stars(random: () => number, share: number): string {
  const dots = Array.from({ length: 26 }, () => {
    const [x, y] = [Math.round(random() * wide), Math.round(random() ** 1.4 * 300)];
    return `M${x} ${y}h0`;
  });
  return `<path stroke="#fff" stroke-width="3" stroke-linecap="round" opacity="${share.toFixed(2)}" d="${dots.join('')}"/>`;
}
