import { decode } from '#platform/web/decode-file.ts';
import { readRows } from '#platform/web/read-rows.ts';

export interface Payment {
  /** The number of a member in the club, from a column that is called so. */
  readonly number?: number | undefined;
  readonly who: string;
  readonly paidUntil: string;
}

const DATE = /^(\d{4})-(\d\d?)-(\d\d?)$|^(\d\d?)[./](\d\d?)[./](\d{4})$/;

/** What the columns are called that say more than a cell alone: also in the file of members, which comes back so. */
const heads = {
  number: /^(?:member(?:ship)? ?(?:number|no\.?)|mitglieds?-?(?:nummer|nr\.?)|no\.?|nr\.?)$/i,
  who: /^(?:username|benutzername|e-?mail(?: address|-adresse)?|address|adresse)$/i,
  paidUntil: /^(?:paid until|bezahlt bis)$/i,
} as const;
type Columns = Readonly<Record<keyof typeof heads, number>>;

/**
 * Who has paid until when, one a line, with any separator; days as 2027-12-31, 31.12.2027 or 31/12/2027. Somebody is
 * named by the number they have in the club, a username or an address.
 */
export function paymentsOf(bytes: Uint8Array<ArrayBuffer>): Payment[] {
  const rows = readRows(decode(bytes));
  const isDated = (row: readonly string[]) => row.some((cell) => DATE.test(cell));
  // What stands above the first day is the head of the columns.
  const first = rows.findIndex(isDated);
  if (first < 0) return [];
  const columns = columnsOf(rows[first - 1] ?? []);
  const lines = rows.slice(first);
  // In a list of all members those who have paid nothing are not about a payment.
  const paid = columns.paidUntil < 0 ? lines : lines.filter((row) => row[columns.paidUntil] !== '');
  return paid.map((row) => paymentOf(row, columns));
}

function columnsOf(head: readonly string[]): Columns {
  const at = (name: keyof typeof heads) => head.findIndex((cell) => heads[name].test(cell));
  return { number: at('number'), who: at('who'), paidUntil: at('paidUntil') };
}

function paymentOf(row: readonly string[], columns: Columns): Payment {
  const day = row[columns.paidUntil] ?? row.find((cell) => DATE.test(cell)) ?? '';
  const numbered = row[columns.number] ?? '';
  const others = row.filter((cell, at) => cell !== '' && cell !== day && at !== columns.number);
  const who = row[columns.who] ?? others.find((cell) => cell.includes('@')) ?? others[0] ?? '';
  const payment = { who: who.replace(/^@/, '').slice(0, 300), paidUntil: isoOf(day) };
  return /^[1-9]\d{0,8}$/.test(numbered) ? { number: Number(numbered), ...payment } : payment;
}

function isoOf(day: string): string {
  const [, year, month, date, dayFirst, monthThen, yearLast] = DATE.exec(day) ?? [];
  const two = (digits = '') => digits.padStart(2, '0');
  if (year) return `${year}-${two(month)}-${two(date)}`;
  return yearLast ? `${yearLast}-${two(monthThen)}-${two(dayFirst)}` : '';
}
