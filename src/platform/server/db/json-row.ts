/** The columns of a row that hold times. */
export type TimeColumn<Row> = {
  [Column in keyof Row]: [Row[Column]] extends [Date | null] ? Column : never;
}[keyof Row] &
  string;

/** All of them by name: a new one that is not named does not compile. */
export type TimesOf<Row> = Readonly<Record<TimeColumn<Row>, true>>;

/**
 * A whole row that was read as one JSON value, its times revived in their places. Many columns are cheaper to read as
 * one: their descriptions cost more than their values.
 */
export function rowFromJson<Row extends object>(row: Row, times: TimesOf<Row>): Row {
  for (const column in times) {
    const text: unknown = Reflect.get(row, column);
    if (typeof text === 'string') Reflect.set(row, column, new Date(text));
  }
  return row;
}

/**
 * A time as JSON of the database says it (`2026-06-01T08:00:00.123456+00:00`) in the form of the wire: to milliseconds,
 * with `Z`. Where a page has dozens of them, making a `Date` of each takes as long as all else that is done with it.
 */
export function wireTime(text: string): string {
  if (!text.endsWith('+00:00') || text[10] !== 'T') return new Date(text).toISOString();
  const fraction = text.slice(20, -6).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 19)}.${fraction}Z`;
}
