/** How often a club asks its dues. */
export const duesPeriods = ['MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR'] as const;
export type DuesPeriod = (typeof duesPeriods)[number];

/** So many members are chosen at once, for payments, reminders, messages and requests. */
export const MAX_CHOSEN = 200;
/** So many lines of one file of payments. */
export const MAX_PAYMENTS = 5_000;
/** Nobody is reminded twice in so long. */
export const REMINDED_EVERY_MS = 7 * 86_400_000;

/** Whether dues are open: never paid, or paid until a day before today. Days are calendar days, `2026-03-31`. */
export function areDuesOpen(paidUntil: string | null, today: string): boolean {
  return paidUntil === null || paidUntil < today;
}

/** What happens to a line of a file of payments. */
export const paymentOutcomes = ['PAY', 'SAME', 'NOBODY', 'DOUBLE', 'NO_DAY'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export interface PaymentLine {
  /** A username or an address. */
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

/** Judges each line in its order: of two about one member the first counts, so that nobody pays twice. */
export function judgePayments(
  lines: readonly PaymentLine[],
  memberOf: (who: string) => KnownMember | undefined,
): PaymentOutcome[] {
  const met = new Set<string>();
  return lines.map(({ who, paidUntil }) => {
    const member = memberOf(who.trim().toLowerCase());
    if (!member) return 'NOBODY';
    if (met.has(member.id)) return 'DOUBLE';
    met.add(member.id);
    if (!isDay(paidUntil)) return 'NO_DAY';
    return member.paidUntil === paidUntil ? 'SAME' : 'PAY';
  });
}
