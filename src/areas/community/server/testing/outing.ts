/** The least of a plan: a walk a week from now. */
export function outing(now: Date, changes: object = {}): object {
  const start = now.getTime() + 7 * 86_400_000;
  const [startDateTime, endDateTime] = [start, start + 6 * 3_600_000].map((at) => new Date(at).toISOString());
  return { name: 'Club walk', startDateTime, endDateTime, timeZone: 'UTC', privacy: 'PUBLIC', ...changes };
}
