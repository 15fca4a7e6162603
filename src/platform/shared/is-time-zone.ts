/** Whether a text is an IANA time zone name that dates can be worded in. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name);
  } catch {
    return false;
  }
}
