/** '12.5 h' of minutes, in the reader's language. */
export function formatHours(minutes: number, locale: string): string {
  const hours = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return hours.format(minutes / 60);
}
