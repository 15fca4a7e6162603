import { seeded } from './seeded.ts';

interface ContourOptions {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The lines of a map around a few summits, as SVG text in black: a mask for whatever colour the page has. */
export function contourSvg({ id, width, height }: ContourOptions): string {
  const random = seeded(id);
  const summits = [
    { x: width * 0.2, y: height * 0.32, reach: width * 0.34 },
    { x: width * 0.78, y: height * 0.74, reach: width * 0.38 },
  ];
  const rings = summits.flatMap(({ x, y, reach }) => {
    const shape = outline(random);
    const count = 9;
    return Array.from({ length: count }, (_, index) => {
      const share = ((index + 0.6) / count) ** 1.15;
      return ring(x + reach * 0.12 * (1 - share), y, reach * share, shape, share);
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="none" stroke="#000" stroke-width="1.4" d="${rings.join('')}"/></svg>\n`
  );
}

/** How far the slope reaches in each direction: low waves, so that rings never cross. */
function outline(random: () => number): (angle: number) => number {
  const waves = [1, 2, 3, 5].map((times) => ({
    times,
    height: (0.2 / times) * (0.5 + random()),
    at: random() * 6.28,
  }));
  return (angle) =>
    waves.reduce((sum, wave) => sum + wave.height * Math.sin(wave.times * angle + wave.at), 1);
}

function ring(x: number, y: number, radius: number, shape: (angle: number) => number, share: number): string {
  const count = 18;
  const corner = (index: number) => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = radius * (1 + (shape(angle) - 1) * (0.55 + 0.45 * share));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * 0.72] as const;
  };
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [corner(index), corner(index + 1)];
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const curves = Array.from({ length: count }, (_, index) => {
    const [cx, cy] = corner(index + 1);
    return `Q${Math.round(cx)} ${Math.round(cy)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}
