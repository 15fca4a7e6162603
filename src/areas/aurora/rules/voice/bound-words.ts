import type { Bound } from '../meaning/bounds.ts';

/** 'at least 5 and up to 9 km': kilometres with one digit, metres without. */
export function boundWords(
  unit: string,
  { from, upTo }: Bound,
  words: { readonly from: string; readonly upTo: string },
): string {
  const perUnit = sizes[unit] ?? 1;
  const worded = (value: number) => Math.round((value / perUnit) * 10) / 10;
  const parts = [
    from !== undefined && `${words.from} ${worded(from)}`,
    upTo !== undefined && `${words.upTo} ${worded(upTo)}`,
  ];
  return `${parts.filter(Boolean).join(' – ')} ${unit}`;
}

/** Metres of a kilometre, minutes of an hour. */
const sizes: Readonly<Record<string, number>> = { km: 1_000, hours: 60, Stunden: 60 };
