import type { Sky } from './landscape-sky.ts';

const [wide, high] = [1200, 600];

/** What stands closest to the onlooker: firs, a lake, or open ground. */
export function foreground(random: () => number, sky: Sky): string {
  const kind = random();
  if (kind < 0.55) return firs(random, sky.ink);
  if (kind < 0.8) return lake(random, sky);
  return '';
}

/** A stand of firs, tallest in its middle, on ground that reaches across the picture. */
function firs(random: () => number, ink: string): string {
  const [count, from] = [
    20,
    Math.round(wide * (random() < 0.5 ? 0.04 + random() * 0.14 : 0.5 + random() * 0.16)),
  ];
  let path = `M-20 ${high}v-10Q${from - 40} ${high - 10} ${from} ${high - 22}`;
  for (let index = 0; index < count; index++) {
    const inside = Math.sin((Math.PI * (index + 0.7)) / (count + 0.4));
    const tall = Math.round((20 + 66 * inside) * (0.5 + 0.5 * random()));
    const half = Math.round(4 + tall * 0.15);
    path += `l${half}-${tall} ${half} ${tall}h${Math.round((random() - 0.62) * half)}`;
  }
  return `<path fill="${ink}" d="${path}q60 14 ${wide} 12v10z"/>`;
}

function lake(random: () => number, sky: Sky): string {
  const top = 508 + Math.round(random() * 28);
  const glints = Array.from({ length: 6 }, (_, index) => {
    const length = 50 + Math.round(random() * 200);
    return `M${Math.round(random() * (wide - length))} ${top + 10 + index * 14}h${length}`;
  });
  const stroke = `stroke="${sky.glow}" stroke-width="2.5" stroke-linecap="round" opacity=".45"`;
  return (
    `<path fill="url(#w)" d="M0 ${top}h${wide}v${high - top}H0z"/>` +
    `<path ${stroke} d="${glints.join('')}"/>`
  );
}
