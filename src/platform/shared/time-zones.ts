/** Every IANA time zone this runtime knows, and `own` even when it does not. */
export function timeZonesWith(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
