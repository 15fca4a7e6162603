/** Drawn people: thick lines, so that they are read at the size of a thumb. `x`, `y` is where they stand. */
export type Pose = 'WALK' | 'PACK' | 'RUN' | 'CLIMB' | 'SIT' | 'TREE' | 'SHOVEL' | 'ANGLE' | 'SKI';

interface Drawn {
  /** The head, from the feet, in parts of the height. */
  readonly head: readonly [x: number, y: number];
  /** Limbs as strokes, in hundredths of the height. */
  readonly limbs: string;
  /** What is carried, as a filled path. */
  readonly load?: string;
}

const poses: Readonly<Record<Pose, Drawn>> = {
  WALK: {
    head: [4, -92],
    limbs: 'M-14 0L0 -42L2 -76M16 0L0 -42M2 -72L18 -50M2 -72L-12 -48',
    load: 'M-4 -78h-11q-5 14 0 30h11z',
  },
  PACK: {
    head: [7, -92],
    limbs: 'M-14 0L0 -42L5 -76M16 0L0 -42M5 -70L22 -52M24 -58L30 2',
    load: 'M0 -90h-16q-6 22 0 46h16z',
  },
  RUN: {
    head: [16, -88],
    limbs: 'M-30 -14L-14 -24L2 -42L12 -72M22 -2L18 -28L2 -42M12 -68L26 -54L36 -64M12 -68L-4 -60L-10 -48',
  },
  CLIMB: { head: [4, -84], limbs: 'M-12 0L-2 -24L-2 -66M18 -14L8 -34L-2 -36M-2 -64L18 -96M-2 -62L-20 -84' },
  SIT: { head: [0, -70], limbs: 'M-30 -4L0 -12L30 -4M-24 0L22 -2M0 -14V-54M0 -50L-24 -22M0 -50L24 -22' },
  TREE: { head: [0, -80], limbs: 'M0 0V-64M0 -36L-18 -26L-2 -14M0 -62L-16 -84L-2 -112M0 -62L16 -84L2 -112' },
  SHOVEL: {
    head: [10, -88],
    limbs: 'M-14 0L-4 -42L8 -72M14 0L-4 -42M8 -68L26 -46M8 -66L18 -38M10 -28L38 -62M4 -24l12 -10',
  },
  ANGLE: { head: [2, -90], limbs: 'M-8 0L0 -42V-74M10 0L0 -42M0 -70L26 -62M0 -68L22 -54' },
  SKI: {
    head: [14, -80],
    limbs: 'M-6 -4L10 -26L-6 -46L8 -68M8 -64L28 -48M28 -48L-20 -34M-34 2L36 -4q6 -2 8 -6M-30 8L38 3',
  },
};

/** A figure of `height`, mirrored when it faces left. */
export function figure(
  pose: Pose,
  at: readonly [x: number, y: number],
  height: number,
  colour: string,
  left = false,
): string {
  const { head, limbs, load } = poses[pose];
  const scale = (height / 100).toFixed(2);
  const [x, y] = at.map(Math.round);
  return (
    `<g transform="translate(${x} ${y})scale(${left ? '-' : ''}${scale} ${scale})" stroke="${colour}" fill="none" stroke-width="9">` +
    `<path d="${limbs}"/><circle cx="${head[0]}" cy="${head[1]}" r="7" fill="${colour}" stroke-width="3"/>` +
    `${load ? `<path d="${load}" fill="${colour}" stroke-width="4"/>` : ''}</g>`
  );
}

/** A bicycle with its rider, leaning by `turn` degrees; `x`, `y` is between the wheels on the ground. */
export function rider(at: readonly [x: number, y: number], height: number, colour: string, turn = 0): string {
  const scale = (height / 100).toFixed(2);
  const [x, y] = at.map(Math.round);
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})" stroke="${colour}" fill="none" stroke-width="6">` +
    '<circle cx="-32" cy="-22" r="21"/><circle cx="34" cy="-22" r="21"/>' +
    '<path d="M-32-22L-16-52H22L34-22M-16-52L2-22L22-52M-20-58h12M20-60h10"/>' +
    `<path stroke-width="10" d="M2-24L10-44L-12-60L10-86L26-60"/><circle cx="16" cy="-100" r="8" fill="${colour}"/></g>`
  );
}
