import type { Bound } from '../meaning/bounds.ts';

/** 'at least 5 and up to 9 km': kilometres with one digit, metres without. */
export function boundWords(
  unit: string,
  { from, upTo }: Bound,
  words: { readonly from: string; readonly upTo: string },
): string {
  const perUnit = unit.startsWith('km') ? 1_000 : 1;
  const worded = (meters: number) => Math.round((meters / perUnit) * 10) / 10;
  const parts = [
    from !== undefined && `${words.from} ${worded(from)}`,
    upTo !== undefined && `${words.upTo} ${worded(upTo)}`,
  ];
  return `${parts.filter(Boolean).join(' – ')} ${unit}`;
}
