/**
 * What the first faces can draw: German and English, the letters of names from around, and what dates and figures are
 * written with. Anyone who changes it runs `npm run fonts` and writes the range into `fonts.css`.
 */
export const firstSigns = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'ÄÖÜäöüßÅÉØàáâãåæçèéêëíîïñóôõøùúû',
  ...'–—‘’‚“”„…·•×°±−€«»©\u00a0\u2009\u200a\u200b\u202f\u2060',
].join('');

/** As `unicode-range` names them. */
export function rangeOf(signs: string): string {
  const points = [...new Set(signs)]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
