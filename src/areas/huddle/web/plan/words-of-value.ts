const WALL_CLOCK = /^(\d{4}-\d{2}-\d{2})T/;

/** What a field of a plan holds, for people to compare; empty when it holds nothing. */
export function wordsOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return value === null ? '' : String(value).replace(WALL_CLOCK, '$1 ');
}
