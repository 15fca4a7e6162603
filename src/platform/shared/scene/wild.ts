import { figure, type Pose } from './figures.ts';
import { fill, firs, high, hill, mountains, type Stage, stroke, wide } from './stage.ts';

/** A quiet valley: for people, clubs and stories, and for what has no activity of its own. */
export function valley(stage: Stage): string {
  const { random, near, middle } = stage;
  const water = random() < 0.4;
  const top = 500 + Math.round(random() * 24);
  const from = 40 + Math.round(random() * 500);
  return (
    mountains(stage) +
    hill(stage, middle, 400, 90) +
    (water ? `<path fill="url(#w)" d="M0 ${top}h${wide}v${high - top}H0z"/>` : hill(stage, near, 500, 60)) +
    (water ? firs(stage, 0, 330, top + 6, 7, 120) : firs(stage, from, from + 520, 566, 9, 150))
  );
}

/** A ridge that people walk along to its summit. */
export function ridge(stage: Stage): string {
  const { random, near, ink, path, sky } = stage;
  const x = 640 + Math.round(random() * 160);
  const y = 250 + Math.round(random() * 30);
  return (
    mountains(stage, 400, 170) +
    fill(
      near,
      `M0 600V520L150 470 260 490 420 380 520 400 ${x} ${y} ${x + 90} ${y + 70} ${x + 170} ${y + 60} 1060 ${y + 190} 1200 ${y + 220}V600z`,
    ) +
    fill(sky.ink, `M${x} ${y}l90 70 80-10 -30 90 -60-20 -20 90 -50-60z`).replace('/>', ' opacity=".25"/>') +
    stroke(
      path,
      7,
      `M300 600Q380 540 330 500T440 430 540 410 ${x - 40} ${y + 50}`,
      ' stroke-dasharray="1 0"',
    ) +
    walkers(
      stage,
      ['PACK', 'WALK'],
      [
        [452, 424],
        [520, 404],
      ],
      62,
    ) +
    stroke(ink, 6, `M${x} ${y}v-48m-16 14h32`)
  );
}

/** A long way through a wide land, with all one needs on the back. */
export function trek(stage: Stage): string {
  const { near, middle, path } = stage;
  return (
    mountains(stage) +
    hill(stage, middle, 420, 80) +
    hill(stage, near, 480, 40) +
    fill(path, 'M470 600Q640 560 560 520T640 470 600 448h8q50 14 20 34T620 528 660 600z') +
    walkers(
      stage,
      ['PACK', 'PACK', 'PACK'],
      [
        [470, 560],
        [548, 572],
        [640, 580],
      ],
      112,
    ) +
    firs(stage, 900, 1180, 570, 3, 150)
  );
}

/** A tent that glows, a fire, and firs around. */
export function camp(stage: Stage): string {
  const { random, near, middle, ink, bright, lamp } = stage;
  const x = 480 + Math.round(random() * 160);
  return (
    mountains(stage) +
    hill(stage, middle, 430, 70) +
    firs(stage, 20, 420, 520, 6, 200) +
    firs(stage, 820, 1190, 524, 5, 190) +
    fill(near, 'M0 600V516Q600 476 1200 520V600z') +
    fill(bright, `M${x} 540L${x + 110} 400L${x + 250} 545z`) +
    fill(ink, `M${x + 110} 400L${x + 150} 545h-70z`) +
    fill(lamp, `M${x + 112} 420L${x + 138} 545h-46z`) +
    `<circle cx="${x + 340}" cy="530" r="70" fill="${lamp}" opacity=".3"/>` +
    fill('#f58a2a', `M${x + 318} 548q-8-34 22-70q-2 28 18 34q16 16 2 36z`) +
    stroke(ink, 7, `M${x + 306} 552l66-8m-66-4l66 12`) +
    figure('SIT', [x + 430, 556], 88, ink)
  );
}

/** Somebody who runs over the hills. */
export function run(stage: Stage): string {
  const { near, middle, ink, path } = stage;
  return (
    mountains(stage, 360, 150) +
    hill(stage, middle, 430, 110) +
    fill(near, 'M0 600V540Q280 520 520 440T1200 330V600z') +
    stroke(path, 16, 'M40 586Q330 540 560 472T1220 360') +
    figure('RUN', [560, 462], 118, ink) +
    figure('RUN', [730, 414], 96, ink) +
    firs(stage, 940, 1190, 470, 5, 110)
  );
}

/** A wall of rock with somebody on a rope. */
export function crag(stage: Stage): string {
  const { near, ink, bright, sky, rock } = stage;
  const shade = (colour: string, path: string, opacity: string) =>
    `<path fill="${colour}" opacity="${opacity}" d="${path}"/>`;
  return (
    mountains(stage, 420, 140) +
    fill(near, 'M0 600V548Q200 530 460 566V600z') +
    fill(rock, 'M300 600L330 470 300 400 380 330 350 250 430 170 520 130 560 60 680 20 860 0H1200V600z') +
    shade(sky.glow, 'M430 170l40 90-50 60 30 100-60 90 20 90h-60l-50-60 30-70-30-70 80-70-30-80z', '.3') +
    shade(
      ink,
      'M560 60l30 110-40 80 50 70-30 110 50 170h60l-60-190 40-90-50-80 40-90-40-104zM820 0l-30 130 60 120-40 150 70 200h90l-90-210 50-140-60-110 40-140z',
      '.22',
    ) +
    stroke(
      ink,
      4,
      'M690 90l60 30m-20 90l90 40M900 330l110 20m-40 110l120 40M700 470l70 24',
      ' opacity=".3"',
    ) +
    stroke(bright, 5, 'M512 150Q470 260 452 300T300 470 262 520') +
    figure('CLIMB', [456, 340], 116, ink) +
    figure('WALK', [250, 580], 104, ink)
  );
}

/** Snow, with two tracks in it and somebody at the end of one. */
export function slope(stage: Stage): string {
  const { ink, sky } = stage;
  const snow = stage.sky.stars > 0.4 ? '#9fb0cf' : '#f7fbfd';
  return (
    mountains({ ...stage, snowy: true }, 360, 200) +
    firs({ ...stage, snowy: true }, 860, 1190, 430, 6, 130) +
    fill(snow, 'M0 600V360Q300 380 620 440T1200 420V600z') +
    stroke(sky.far, 5, 'M180 372q130 20 60 56t70 56 60 56 70 60M204 372q130 20 60 56t70 56 60 56 70 60') +
    figure('SKI', [640, 512], 118, ink) +
    stroke(sky.far, 5, 'M600 514q-120-20-60-50t-80-44M620 520q-120-24-60-52t-86-50')
  );
}

/** Firs under snow, and the prints of wide shoes between them. */
export function snowshoes(stage: Stage): string {
  const { random, ink, sky } = stage;
  const winter = { ...stage, snowy: true };
  const snow = sky.stars > 0.4 ? '#9fb0cf' : '#f4f9fc';
  const x = 520 + Math.round(random() * 120);
  return (
    mountains(winter) +
    firs(winter, 40, 420, 490, 4, 230) +
    firs(winter, 800, 1190, 500, 4, 250) +
    fill(snow, 'M0 600V500Q300 450 640 480T1200 490V600z') +
    stroke(sky.far, 13, `M${x - 10} 600q-30-30 10-50t10-40`, ' stroke-dasharray="20 22"') +
    stroke(
      sky.far,
      13,
      `M${x + 24} 600q-30-36 10-54t10-30`,
      ' stroke-dasharray="20 22" stroke-dashoffset="20"',
    ) +
    figure('PACK', [x + 20, 510], 116, ink) +
    figure('PACK', [x + 84, 500], 104, ink)
  );
}

/** Lamps on their way up in the dark. */
export function lamps(stage: Stage): string {
  const { near, lamp, ink } = stage;
  const dots = [
    [300, 528, 9],
    [392, 492, 8],
    [470, 466, 7],
    [566, 430, 7],
    [640, 396, 6],
    [700, 356, 5],
    [744, 312, 4],
  ] as const;
  return (
    mountains(stage, 400, 170) +
    fill(near, 'M0 600V560L240 520 420 450 600 390 760 250 860 330 1000 400 1200 470V600z') +
    dots
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r * 4}" fill="${lamp}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${r}" fill="${lamp}"/>`,
      )
      .join('') +
    figure('PACK', [292, 586], 96, ink) +
    firs(stage, 850, 1150, 596, 4, 210)
  );
}

function walkers(
  { ink }: Stage,
  poses: readonly Pose[],
  at: ReadonlyArray<readonly [number, number]>,
  tall: number,
): string {
  return at
    .map((place, index) => figure(poses[index] ?? 'WALK', place, tall * (1 - index * 0.06), ink))
    .join('');
}
