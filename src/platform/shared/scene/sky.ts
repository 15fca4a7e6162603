import { mix } from '../colour.ts';

export interface Sky {
  /** From the zenith to the horizon. */
  readonly stops: readonly (readonly [number, string])[];
  readonly water: readonly (readonly [number, string])[];
  /** How strongly the lit sides of the summits shine, 0 to 1. */
  readonly snow: number;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly mist: string;
  readonly ink: string;
  readonly disc: string;
  readonly discRadius: number;
  readonly sunY: number;
  readonly stars: number;
}

type Colours = readonly [
  zenith: string,
  middle: string,
  horizon: string,
  glow: string,
  far: string,
  near: string,
  mist: string,
  ink: string,
  disc: string,
];
interface Moment {
  readonly hour: number;
  readonly colours: Colours;
  readonly sunY: number;
  readonly radius: number;
  readonly stars: number;
}

const night: Colours = [
  '#0a1328',
  '#182746',
  '#3a4d73',
  '#9fb4dc',
  '#33466b',
  '#08121c',
  '#4a5f86',
  '#050b12',
  '#f2efe2',
];
const dawn: Colours = [
  '#5b7fae',
  '#f0b49e',
  '#ffe6c4',
  '#fff1cf',
  '#cf9f9f',
  '#2a3a4c',
  '#fbd6b8',
  '#1c2a38',
  '#fff6e0',
];
const morning: Colours = [
  '#6fb2d9',
  '#bfe0e6',
  '#fdf3da',
  '#fffbe6',
  '#9cc3c6',
  '#17504c',
  '#e4f0e6',
  '#0d3836',
  '#fffdf0',
];
const day: Colours = [
  '#4d9fd1',
  '#9fd2e4',
  '#e6f4ee',
  '#ffffff',
  '#93bfca',
  '#12544d',
  '#dcefec',
  '#0b3b38',
  '#ffffff',
];
const golden: Colours = [
  '#5a8fb8',
  '#f3c98b',
  '#ffe9b8',
  '#fff0c0',
  '#c9a37f',
  '#374a34',
  '#ffe0a8',
  '#233022',
  '#fff4d2',
];
const dusk: Colours = [
  '#2f2f63',
  '#b4596f',
  '#ffb476',
  '#ffcf8f',
  '#8f5570',
  '#1c1531',
  '#f39a78',
  '#120d22',
  '#ffe2b0',
];

const moments: readonly Moment[] = [
  { hour: 0, colours: night, sunY: 120, radius: 34, stars: 0.8 },
  { hour: 4.6, colours: night, sunY: 170, radius: 34, stars: 0.7 },
  { hour: 6.4, colours: dawn, sunY: 262, radius: 42, stars: 0 },
  { hour: 8.6, colours: morning, sunY: 170, radius: 40, stars: 0 },
  { hour: 12, colours: day, sunY: 96, radius: 38, stars: 0 },
  { hour: 15.6, colours: day, sunY: 150, radius: 38, stars: 0 },
  { hour: 17.6, colours: golden, sunY: 225, radius: 44, stars: 0 },
  { hour: 19.4, colours: dusk, sunY: 285, radius: 50, stars: 0.1 },
  { hour: 21.6, colours: night, sunY: 150, radius: 34, stars: 0.8 },
  { hour: 24, colours: night, sunY: 120, radius: 34, stars: 0.8 },
];

/** The colours of the sky and of the land under it at a local hour, 0 to 24. */
export function skyAt(hour: number): Sky {
  const { before, after, share } = momentsAround(((hour % 24) + 24) % 24);
  const blend = (from: number, to: number) => from + (to - from) * share;
  const colours = before.colours.map((colour, index) => mix(colour, after.colours[index] ?? colour, share));
  const [zenith, middle, horizon, glow, far, near, mist, ink, disc] = colours as unknown as Colours;
  const stars = blend(before.stars, after.stars);
  return {
    stops: stops([0, zenith], [0.32, middle], [0.52, horizon]),
    water: stops([0, mix(horizon, near, 0.25)], [1, mix(middle, near, 0.6)]),
    snow: Number((0.55 - 0.4 * stars).toFixed(2)),
    glow,
    far,
    near,
    mist,
    ink,
    disc,
    stars,
    discRadius: Math.round(blend(before.radius, after.radius)),
    sunY: Math.round(blend(before.sunY, after.sunY)),
  };
}

function momentsAround(hour: number): { before: Moment; after: Moment; share: number } {
  const next = Math.max(
    1,
    moments.findIndex((moment) => moment.hour > hour),
  );
  const [before, after] = [moments[next - 1], moments[next]];
  if (!before || !after) throw new Error(`no sky for the hour ${hour}`);
  return { before, after, share: (hour - before.hour) / (after.hour - before.hour) };
}

function stops(...given: (readonly [number, string])[]): readonly (readonly [number, string])[] {
  return given;
}
