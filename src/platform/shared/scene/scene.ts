import { seeded } from '../seeded.ts';
import { avenue, city, jetty, lake, meadow, reeds, road, signpost, singletrack } from './mild.ts';
import { quietSettingOf, type Season, type Setting, seedOf } from './setting.ts';
import { skyAt } from './sky.ts';
import { firSymbol, high, type Stage, stageOf, wide } from './stage.ts';
import { camp, crag, lamps, ridge, run, slope, snowshoes, trek, valley } from './wild.ts';

/** What a drawn picture shows. */
export interface Scene {
  /** Any text that stays the same for the object; the picture belongs to it. */
  readonly id: string;
  /** Local hour of the day, 0 to 24, with fractions; the light follows it. */
  readonly hour: number;
  readonly setting?: Setting | undefined;
  readonly season?: Season | undefined;
}

export interface SceneOptions extends Scene {
  readonly width?: number;
  readonly height?: number;
}

const drawn: Readonly<Record<Setting, (stage: Stage) => string>> = {
  VALLEY: valley,
  RIDGE: ridge,
  TREK: trek,
  CAMP: camp,
  ROAD: road,
  SINGLETRACK: singletrack,
  RUN: run,
  AVENUE: avenue,
  CITY: city,
  CRAG: crag,
  LAKE: lake,
  SLOPE: slope,
  SNOWSHOES: snowshoes,
  REEDS: reeds,
  JETTY: jetty,
  MEADOW: meadow,
  SIGNPOST: signpost,
  LAMPS: lamps,
};

/** Where snow lies in every season. */
const SNOW: ReadonlySet<Setting> = new Set(['SLOPE', 'SNOWSHOES']);

/** A picture as SVG text, up to 3 KB, always the same for the same id, setting, hour and season. */
export function sceneSvg(options: SceneOptions): string {
  const { id, hour, season = 'SUMMER', width = wide, height = high } = options;
  const setting = options.setting ?? quietSettingOf(id);
  const random = seeded(seedOf(id));
  const sky = skyAt(hour);
  const stage = stageOf(random, sky, season);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice" stroke-linecap="round" stroke-linejoin="round">`,
    `<defs>${vertical('s', sky.stops)}${vertical('w', sky.water)}${glow(sky.glow)}${firSymbol(stage, stage.snowy || SNOW.has(setting))}</defs>`,
    `<path fill="url(#s)" d="M0 0h${wide}v${high}H0z"/>`,
    sky.stars > 0 ? stars(random, sky.stars) : '',
    `<circle cx="${stage.sunX}" cy="${sky.sunY}" r="420" fill="url(#g)"/>`,
    `<circle cx="${stage.sunX}" cy="${sky.sunY}" r="${sky.discRadius}" fill="${sky.disc}"/>`,
    turned(random() < 0.5, drawn[setting](stage)),
    '</svg>',
  ].join('');
}

/** The same scene seen from the other side, so that two of a kind differ at first sight. */
function turned(isTurned: boolean, scene: string): string {
  return isTurned ? `<g transform="translate(${wide})scale(-1 1)">${scene}</g>` : scene;
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
  const dots = Array.from(
    { length: 9 },
    () => `M${Math.round(random() * wide)} ${Math.round(random() ** 1.4 * 300)}h0`,
  );
  return `<path stroke="#fff" stroke-width="3" opacity="${share.toFixed(2)}" d="${dots.join('')}"/>`;
}
