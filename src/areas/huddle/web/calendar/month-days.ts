import { instantIn } from '#platform/shared/zoned-time.ts';

/** One square of a month on the wall; `day` is `YYYY-MM-DD`. */
export interface Square {
  readonly day: string;
  readonly inMonth: boolean;
}

const DAY_MS = 86_400_000;
const SQUARES_A_WEEK = 7;

/** The weeks of a month `YYYY-MM`, from Monday to Sunday, with what they hold of the months around it. */
export function weeksOf(month: string): Square[][] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % SQUARES_A_WEEK;
  const weeks: Square[][] = [];
  for (let at = first - before * DAY_MS; weeks.length === 0 || textOf(at).startsWith(month); ) {
    weeks.push(Array.from({ length: SQUARES_A_WEEK }, (_, day) => squareOf(at + day * DAY_MS, month)));
    at += SQUARES_A_WEEK * DAY_MS;
  }
  return weeks;
}

/** The month before or after. */
export function monthFrom(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7);
}

/** The instants between which the squares of a month lie in a zone. */
export function spanOf(weeks: readonly Square[][], timeZone: string): { from: Date; to: Date } {
  const first = weeks[0]?.[0]?.day ?? '';
  const last = weeks.at(-1)?.at(-1)?.day ?? '';
  const from = instantIn(`${first}T00:00`, timeZone) ?? new Date(0);
  const to = instantIn(`${textOf(Date.parse(`${last}T00:00Z`) + DAY_MS)}T00:00`, timeZone) ?? new Date(0);
  return { from, to };
}

function squareOf(at: number, month: string): Square {
  const day = textOf(at);
  return { day, inMonth: day.startsWith(month) };
}

function textOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
