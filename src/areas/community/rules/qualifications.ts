/** So many lines for one member. */
export const MAX_QUALIFICATIONS = 30;
export const MAX_QUALIFICATION_NAME = 80;

/** A paper of one member; days are calendar days, `2026-03-31`, and both ends belong to it. */
export interface Qualification {
  readonly personId: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Whether a paper counts on a day. */
export function isValidOn(
  { validFrom, validTo }: Omit<Qualification, 'personId' | 'name'>,
  day: string,
): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

/** Whether somebody holds what an outing asks of its leader on each of these days; a paper of others never helps (C14). */
export function isQualified(
  papers: readonly Qualification[],
  personId: string,
  name: string,
  days: readonly string[],
): boolean {
  const own = papers.filter((paper) => paper.personId === personId && sameName(paper.name, name));
  return days.every((day) => own.some((paper) => isValidOn(paper, day)));
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** So many days before the end its holder and the admins are told. */
export const warningDays = [60, 14] as const;

/** Which warning is due today, when `told` was the last; each is sent once, and none after the end. */
export function warningDue(validTo: string, told: number | null, today: string): number | undefined {
  const left = (Date.parse(validTo) - Date.parse(today)) / 86_400_000;
  if (left < 0) return undefined;
  const due = [...warningDays].reverse().find((days) => left <= days);
  return due !== undefined && (told === null || due < told) ? due : undefined;
}
