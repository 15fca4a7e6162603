/** Full years between a date of birth (`YYYY-MM-DD`) and today, the same kind of text. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

const MIN_AGE = 13;
const OLDEST = 120;

/** Whether a date of birth can be that of somebody who may use this: 13 years or older. */
export function isPossibleBirth(dateOfBirth: string, today: string): boolean {
  const age = ageOn(dateOfBirth, today);
  return age >= MIN_AGE && age <= OLDEST;
}
