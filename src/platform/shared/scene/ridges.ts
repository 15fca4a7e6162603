const [wide, high] = [1200, 600];

type Point = readonly [x: number, y: number];

/** A mountain range as a closed path, and the summits on it from left to right. */
export function range(random: () => number, base: number, reach: number): { path: string; summits: Point[] } {
  const count = 3 + Math.floor(random() * 3);
  const gap = wide / count;
  const summits = Array.from({ length: count }, (_, index): Point => {
    const x = gap * (index + 0.2 + random() * 0.6);
    return [Math.round(x), Math.round(base - reach * (0.35 + 0.65 * random()))];
  });
  const slope = 0.5 + random() * 0.25;
  const at = (x: number) => Math.min(...summits.map(([px, py]) => py + Math.abs(x - px) * slope), base + 40);
  const shoulders = Array.from({ length: 19 }, (_, index): Point => {
    const x = Math.round((index * wide) / 18);
    return [x, Math.round(at(x) + (random() - 0.35) * reach * 0.16)];
  });
  const clear = shoulders.filter(([x]) => summits.every(([px]) => Math.abs(px - x) > 16));
  return { path: angular([...clear, ...summits].sort((a, b) => a[0] - b[0])), summits };
}

/** The sides of the summits that the light falls on. `side` 1 is the right one, -1 the left. */
export function facets(random: () => number, summits: readonly Point[], side: 1 | -1): string {
  const seen = summits.filter(([x, y]) =>
    summits.every(([px, py]) => px === x || y < py + Math.abs(x - px) * 0.45),
  );
  return seen
    .map(([x, y]) => {
      const size = 26 + random() * 44;
      const step = (across: number, down: number) =>
        `l${Math.round(side * across * size)} ${Math.round(down * size)}`;
      return `M${x} ${y}${step(0.86, 0.92)}${step(-0.34, -0.12)}${step(-0.16, 0.5)}${step(-0.24, -0.46)}${step(-0.2, 0.26)}${step(-0.16, -0.62)}z`;
    })
    .join('');
}

/** A rounded hill line as a closed path: the nearer land. */
export function hills(random: () => number, base: number, reach: number): string {
  const count = 4 + Math.floor(random() * 2);
  let [beforeX, path] = [0, ''];
  for (let index = 1; index <= count; index++) {
    const x = Math.round((wide * index) / count);
    const y = Math.round(base - (random() - 0.4) * reach);
    path += `S${Math.round((beforeX + x) / 2)} ${y} ${x} ${y}`;
    beforeX = x;
  }
  return `M0 ${high}V${Math.round(base - random() * reach * 0.6)}${path}V${high}z`;
}

function angular(points: readonly Point[]): string {
  let [x, y] = points[0] ?? [0, 0];
  const steps = points.slice(1).map(([nextX, nextY]) => {
    const step = `l${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M0 ${high}V${points[0]?.[1] ?? 0}${steps.join('')}V${high}z`;
}
