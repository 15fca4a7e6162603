import { decode } from '#platform/web/decode-file.ts';
import { readRows } from '#platform/web/read-rows.ts';

export interface Payment {
  readonly who: string;
  readonly paidUntil: string;
}

const DATE = /^(\d{4})-(\d\d?)-(\d\d?)$|^(\d\d?)[./](\d\d?)[./](\d{4})$/;

/** Who has paid until when, one a line, with any separator; days as 2027-12-31, 31.12.2027 or 31/12/2027. */
export function paymentsOf(bytes: Uint8Array<ArrayBuffer>): Payment[] {
  const rows = readRows(decode(bytes));
  const isDated = (row: readonly string[]) => row.some((cell) => DATE.test(cell));
  // What stands above the first day is the head of the columns.
  const first = rows.findIndex(isDated);
  if (first < 0) return [];
  return rows.slice(first).map(paymentOf);
}

function paymentOf(row: readonly string[]): Payment {
  const day = row.find((cell) => DATE.test(cell)) ?? '';
  const others = row.filter((cell) => cell !== '' && cell !== day);
  const who = others.find((cell) => cell.includes('@')) ?? others[0] ?? '';
  return { who: who.replace(/^@/, '').slice(0, 300), paidUntil: isoOf(day) };
}

function isoOf(day: string): string {
  const [, year, month, date, dayFirst, monthThen, yearLast] = DATE.exec(day) ?? [];
  const two = (digits = '') => digits.padStart(2, '0');
  if (year) return `${year}-${two(month)}-${two(date)}`;
  return yearLast ? `${yearLast}-${two(monthThen)}-${two(dayFirst)}` : '';
}
