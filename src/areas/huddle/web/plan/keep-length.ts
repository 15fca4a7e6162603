import { wallAfter } from '#platform/shared/zoned-time.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

/** The end that keeps the length when the start is moved, as walls clocks show both; the old one while one is no time. */
export function endAfterMove({ start, end }: Span, moved: string): string {
  const length = Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return Number.isNaN(length) ? end : (wallAfter(moved, length) ?? end);
}
