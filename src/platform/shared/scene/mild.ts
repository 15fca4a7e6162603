import { figure, rider } from './figures.ts';
import { fill, firs, high, hill, mountains, type Stage, stroke, wide } from './stage.ts';

/** A road over hills, and who rides on it. */
export function road(stage: Stage): string {
  const { near, middle, ink, sky } = stage;
  const asphalt = sky.mist;
  return (
    mountains(stage, 350, 130) +
    hill(stage, middle, 410, 80) +
    fill(near, 'M0 600V470Q300 430 640 470T1200 440V600z') +
    fill(asphalt, 'M240 600Q560 560 700 520T620 466 660 446h12q-20 10 30 24t70 50-280 80z') +
    stroke('#fff', 4, 'M330 600Q600 560 712 526', ' stroke-dasharray="22 18" opacity=".7"') +
    rider([470, 566], 124, ink, -5) +
    rider([640, 540], 100, ink, -5) +
    trees(stage, [1040], 530, 150)
  );
}

/** A narrow trail down a steep slope. */
export function singletrack(stage: Stage): string {
  const { near, middle, ink, path } = stage;
  return (
    mountains(stage) +
    hill(stage, middle, 420, 100) +
    firs(stage, 20, 480, 430, 9, 190) +
    fill(near, 'M0 600V330Q260 380 470 460T900 540 1200 560V600z') +
    stroke(path, 18, 'M40 352Q250 390 330 440T560 500 760 556 1000 600') +
    rider([560, 494], 130, ink, 17) +
    fill(ink, 'M760 560q30-34 70-8t10 30h-90zM200 404q16-20 40-6t4 18h-50z')
  );
}

/** A path under trees, for an easy hour. */
export function avenue(stage: Stage): string {
  const { near, middle, ink, path } = stage;
  return (
    hill(stage, stage.far, 380, 70) +
    hill(stage, middle, 440, 50) +
    fill(near, 'M0 600V480Q600 450 1200 486V600z') +
    fill(path, 'M430 600Q560 540 580 472h24Q640 540 790 600z') +
    trees(stage, [200, 430], 540, 200) +
    trees(stage, [770, 1010], 540, 200) +
    figure('WALK', [570, 566], 104, ink) +
    figure('WALK', [640, 570], 96, ink)
  );
}

/** Roofs, towers and lit windows by a river. */
export function city(stage: Stage): string {
  const { random, far, near, ink, lamp, sky } = stage;
  const houses = Array.from({ length: 11 }, (_, index) => {
    const [x, tall] = [index * 110 - 10, 110 + Math.round(random() * 110)];
    return `M${x} 500v-${tall}${index % 3 === 1 ? `l55-46 55 46` : `h110`}v${tall}z`;
  });
  const windows = Array.from(
    { length: 16 },
    (_, index) => `M${40 + index * 72} ${430 - Math.round(random() * 90)}v14`,
  );
  return (
    hill(stage, far, 380, 70) +
    fill(near, houses.join('')) +
    fill(ink, 'M548 500V260l26-90 26 90v240z') +
    stroke(lamp, 12, windows.join(''), ` opacity="${sky.stars > 0.1 ? 0.95 : 0.35}"`) +
    `<path fill="url(#w)" d="M0 500h${wide}v${high - 500}H0z"/>` +
    stroke(lamp, 3, 'M120 530h90M330 548h140M650 526h70M820 556h180M560 572h60', ' opacity=".5"') +
    fill(ink, 'M0 600V556h1200v44z') +
    figure('WALK', [420, 558], 96, ink) +
    figure('WALK', [490, 558], 90, ink, true)
  );
}

/** Still water with a boat on it. */
export function lake(stage: Stage): string {
  const { random, middle, ink, bright, sky } = stage;
  const x = 460 + Math.round(random() * 200);
  return (
    mountains(stage) +
    hill(stage, middle, 400, 70) +
    `<path fill="url(#w)" d="M0 424h${wide}v176H0z"/>` +
    stroke(
      sky.glow,
      3,
      'M80 452h210M700 446h260M240 482h120M860 500h230M120 560h200M760 566h250',
      ' opacity=".45"',
    ) +
    fill(bright, `M${x} 520q130 44 270 0q-20 34-130 34t-140-34z`) +
    `<g transform="translate(${x + 130} 534)" stroke="${ink}" stroke-width="11" fill="none"><path d="M0 0v-46M0-40L34-22M0-40L-30-30"/><circle cy="-62" r="10" fill="${ink}" stroke-width="2"/><path stroke-width="6" d="M-84 6L86-50"/></g>` +
    firs(stage, 0, 240, 432, 6, 120)
  );
}

/** Reeds at the edge of the water, birds above them. */
export function reeds(stage: Stage): string {
  const { random, far, middle, ink, sky } = stage;
  const stalks = Array.from({ length: 34 }, (_, index) => {
    const x = index < 17 ? index * 26 : 700 + (index - 17) * 30;
    return `M${x} 600q${Math.round(random() * 20 - 10)}-70 ${Math.round(random() * 30 - 8)}-${110 + Math.round(random() * 90)}`;
  });
  const birds = [
    [420, 190, 34],
    [500, 150, 30],
    [590, 180, 26],
    [660, 130, 24],
    [720, 170, 20],
    [560, 110, 18],
  ] as const;
  return (
    hill(stage, far, 400, 50) +
    hill(stage, middle, 430, 30) +
    `<path fill="url(#w)" d="M0 440h${wide}v160H0z"/>` +
    stroke(sky.glow, 3, 'M380 470h240M660 500h170M430 540h200', ' opacity=".5"') +
    stroke(ink, 6, stalks.join('')) +
    stroke(
      ink,
      6,
      birds.map(([x, y, w]) => `M${x - w} ${y - 8}q${w * 0.6}-14 ${w} 8q${w * 0.4}-22 ${w}-8`).join(''),
    ) +
    stroke(ink, 7, 'M560 556v-74q4-26 26-30q14-26 28-16q8 8 0 20q10 34-22 46M588 556v-60m22-54l22 6')
  );
}

/** A jetty, and somebody who waits for a bite. */
export function jetty(stage: Stage): string {
  const { middle, ink, sky } = stage;
  return (
    mountains(stage) +
    hill(stage, middle, 400, 60) +
    `<path fill="url(#w)" d="M0 420h${wide}v180H0z"/>` +
    stroke(sky.glow, 3, 'M700 460h260M820 500h200M640 556h220M90 450h160', ' opacity=".45"') +
    fill(ink, 'M0 548h520v16H0zM60 560h14v40H60zM250 560h14v40h-14zM440 560h14v40h-14z') +
    figure('ANGLE', [440, 548], 124, ink) +
    stroke(ink, 4, 'M462 474L660 400') +
    stroke(sky.glow, 2, 'M660 400q10 60 6 130') +
    `<circle cx="666" cy="532" r="7" fill="${stage.bright}"/>`
  );
}

/** A meadow in soft light, for who stretches there. */
export function meadow(stage: Stage): string {
  const { random, middle, near, ink, bright, snowy } = stage;
  const flowers = Array.from(
    { length: 16 },
    () => `M${Math.round(random() * wide)} ${Math.round(530 + random() * 60)}h0`,
  );
  return (
    mountains(stage, 350, 110) +
    hill(stage, middle, 420, 60) +
    fill(near, 'M0 600V490Q600 440 1200 492V600z') +
    (snowy ? '' : stroke(bright, 9, flowers.join(''), ' opacity=".8"')) +
    fill(bright, 'M380 556h120l14 14H366zM690 556h120l14 14H676z') +
    figure('SIT', [440, 560], 118, ink) +
    figure('TREE', [750, 560], 130, ink) +
    trees(stage, [90, 1100], 540, 180)
  );
}

/** A signpost that is put up, and paths that are mended. */
export function signpost(stage: Stage): string {
  const { middle, near, ink, path } = stage;
  return (
    mountains(stage) +
    hill(stage, middle, 430, 70) +
    fill(near, 'M0 600V500Q500 460 1200 506V600z') +
    fill(path, 'M300 600Q520 560 640 510h30Q700 560 1000 600z') +
    fill(ink, 'M566 560V300h16v260z') +
    fill(
      '#f0c23c',
      'M582 316h112l24 20-24 20H582zM566 372H466l-22 18 22 18h100zM582 424h92l20 16-20 16h-92z',
    ) +
    figure('SHOVEL', [740, 574], 122, ink, true) +
    figure('WALK', [430, 574], 112, ink) +
    firs(stage, 930, 1190, 540, 6, 150)
  );
}

/** Round trees with leaves, or bare in winter. */
function trees({ random, ink, leaf, snowy }: Stage, at: readonly number[], y: number, tall: number): string {
  return at
    .map((x) => {
      const size = tall * (0.8 + 0.3 * random());
      const [top, r] = [Math.round(y - size), Math.round(size * 0.34)];
      const trunk = stroke(
        ink,
        Math.round(size * 0.07),
        `M${x} ${y}V${top + r}m0 ${r}l${r / 2}-${r / 2}m-${r / 2} 0l-${r / 2}-${r / 2}`,
      );
      if (snowy)
        return (
          trunk +
          stroke(
            ink,
            4,
            `M${x} ${top + r}l-${r / 2}-${r}M${x} ${top + r}l${r / 2}-${r}M${x} ${top + r}v-${r}`,
          )
        );
      return `${trunk}<path fill="${leaf}" d="M${x - r} ${top + r}a${r} ${r} 0 1 1 ${2 * r} 0a${r * 0.8} ${r * 0.7} 0 1 1-${2 * r} 0z"/>`;
    })
    .join('');
}
