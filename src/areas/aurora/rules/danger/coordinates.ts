const DIGITS = 5;

/** A position as a rescue service asks for it: decimal degrees, WGS 84, to about a metre; north and east first. */
export function sayCoordinates(latitude: number, longitude: number): string {
  return `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
}
