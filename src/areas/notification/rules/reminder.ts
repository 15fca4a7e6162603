/** Hours before the start at which people are reminded (NOT-5). */
export const leads = [24, 2] as const;
export type Lead = (typeof leads)[number];

const HOUR_MS = 3_600_000;

/** The starts that a reminder of this lead is for at this moment: after `from`, up to `until`. */
export function startsToRemindOf(lead: Lead, now: Date): { from: Date; until: Date } {
  const next = leads.find((shorter) => shorter < lead) ?? 0;
  return {
    from: new Date(now.getTime() + next * HOUR_MS),
    until: new Date(now.getTime() + lead * HOUR_MS),
  };
}
