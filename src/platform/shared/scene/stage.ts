import { mix } from '../colour.ts';
import { facets, hills, range } from './ridges.ts';
import type { Season } from './setting.ts';
import type { Sky } from './sky.ts';

export const [wide, high] = [1200, 600];

/** What every picture is drawn with: its own chance, its light, and the colours of the land in that season. */
export interface Stage {
  readonly random: () => number;
  readonly sky: Sky;
  readonly sunX: number;
  readonly snowy: boolean;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ink: string;
  /** Trees with leaves. */
  readonly leaf: string;
  readonly path: string;
  /** A strong colour for one thing in the picture: a tent, a boat. */
  readonly bright: string;
  readonly rock: string;
  readonly lamp: string;
}

const tints: Readonly<
  Record<Season, { readonly land: string; readonly share: number; readonly leaf: string }>
> = {
  SPRING: { land: '#7fae4a', share: 0.5, leaf: '#9cc460' },
  SUMMER: { land: '#3f8a5a', share: 0.35, leaf: '#3d8455' },
  AUTUMN: { land: '#b3752c', share: 0.5, leaf: '#d08a2c' },
  WINTER: { land: '#eef4f7', share: 0.82, leaf: '#8d9aa0' },
};
const brights = ['#e2574c', '#f0a030', '#3f7fd0', '#e8c33c'];

export function stageOf(random: () => number, sky: Sky, season: Season): Stage {
  const { land, share, leaf } = tints[season];
  const light = 1 - 0.72 * sky.stars;
  const lit = (colour: string, by: number) => mix(colour, mix(sky.ink, land, light), by);
  return {
    random,
    sky,
    sunX: Math.round(wide * (0.16 + random() * 0.68)),
    snowy: season === 'WINTER',
    far: mix(sky.far, sky.mist, 0.15),
    middle: lit(mix(sky.far, sky.near, 0.5), share * 0.6),
    near: lit(mix(sky.far, sky.near, 0.85), share),
    ink: sky.ink,
    leaf: mix(sky.ink, leaf, light),
    path: mix(mix(sky.near, sky.mist, 0.8), land, 0.15),
    bright: mix(sky.ink, brights[Math.floor(random() * brights.length)] ?? '#e2574c', 0.35 + 0.6 * light),
    rock: mix(mix(sky.far, sky.near, 0.35), '#b79a7c', 0.45 * light),
    lamp: '#ffd27a',
  };
}

export function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

export function stroke(colour: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"${more}/>`;
}

/** The mountains at the end of the view, lit from the side of the sun; `base` is where they stand. */
export function mountains({ random, sky, far, sunX, snowy }: Stage, base = 330, reach = 190): string {
  const { path, summits } = range(random, base, reach);
  const light = facets(random, summits, sunX > wide / 2 ? 1 : -1);
  const [colour, share] = snowy ? ['#fff', 0.8] : [sky.glow, sky.snow];
  return `${fill(far, path)}<path fill="${colour}" opacity="${share}" d="${light}"/>`;
}

export function hill({ random }: Stage, colour: string, base: number, reach: number): string {
  return fill(colour, hills(random, base, reach));
}

/** Drawn once in a picture, and put where a tree stands: a fir of a height of 100, in winter with snow on its tip. */
export function firSymbol({ ink }: Stage, snowy: boolean): string {
  const fir = 'M0-100l14 40h-6l12 32h-6l12 28h-52l12-28h-6l12-32h-6z';
  return `<g id="t">${fill(ink, fir)}${snowy ? fill('#fff', 'M0-100l10 28h-20z') : ''}</g>`;
}

/** A few firs in a row between two places, each of its own size. */
export function firs(
  { random }: Stage,
  from: number,
  to: number,
  y: number,
  count: number,
  tall: number,
): string {
  const places = Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + ((to - from) * (index + 0.2 + random() * 0.6)) / count);
    const scale = (tall * (0.55 + 0.45 * random())) / 100;
    return `<use href="#t" transform="translate(${x} ${Math.round(y + random() * 8)})scale(${scale.toFixed(1)})"/>`;
  });
  return places.join('');
}
