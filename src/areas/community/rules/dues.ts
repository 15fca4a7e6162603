/** How often a club asks its dues. */
export const duesPeriods = ['MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR'] as const;
export type DuesPeriod = (typeof duesPeriods)[number];

/** So many members are chosen at once, for payments, reminders, messages and requests. */
export const MAX_CHOSEN = 200;
/** So many lines of one file of payments. */
export const MAX_PAYMENTS = 5_000;
/** Numbers of members that are read from a file are at most this. */
export const MAX_NUMBER = 2_000_000_000;
/** Nobody is reminded twice in so long. */
export const REMINDED_EVERY_MS = 7 * 86_400_000;

/** Whether dues are open: never paid, or paid until a day before today. Days are calendar days, `2026-03-31`. */
export function areDuesOpen(paidUntil: string | null, today: string): boolean {
  return paidUntil === null || paidUntil < today;
}

/** What happens to a line of a file of payments. */
export const paymentOutcomes = ['PAY', 'SAME', 'NOBODY', 'TWO_PEOPLE', 'DOUBLE', 'NO_DAY'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentLine {
  /** The number of a member in the club. */
  readonly number?: number | undefined;
  /** A username or an address; may be empty beside a number. */
  readonly who: string;
  readonly paidUntil: string;
}

interface KnownMember {
  readonly id: string;
  readonly paidUntil: string | null;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day that is in the calendar. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** How members are found: names in lower case. */
export interface KnownMembers<Member extends KnownMember> {
  byNumber(number: number): Member | undefined;
  byName(who: string): Member | undefined;
}

/**
 * Whom a line is about: the number is looked for first, as names and addresses change. Where it and the name are two
 * members, nobody can say which is meant.
 */
export function payerOf<Member extends KnownMember>(
  { number, who }: Pick<PaymentLine, 'number' | 'who'>,
  members: KnownMembers<Member>,
): Member | 'TWO_PEOPLE' | undefined {
  const named = members.byName(who.trim().toLowerCase());
  const numbered = number === undefined ? undefined : members.byNumber(number);
  if (numbered && named && numbered.id !== named.id) return 'TWO_PEOPLE';
  return numbered ?? named;
}

/** Judges each line in its order: of two about one member the first counts, so that nobody pays twice. */
export function judgePayments(
  lines: readonly PaymentLine[],
  members: KnownMembers<KnownMember>,
): PaymentOutcome[] {
  const met = new Set<string>();
  return lines.map((line) => {
    const { paidUntil } = line;
    const member = payerOf(line, members);
    if (!member) return 'NOBODY';
    if (member === 'TWO_PEOPLE') return 'TWO_PEOPLE';
    if (met.has(member.id)) return 'DOUBLE';
    met.add(member.id);
    if (!isDay(paidUntil)) return 'NO_DAY';
    return member.paidUntil === paidUntil ? 'SAME' : 'PAY';
  });
}
