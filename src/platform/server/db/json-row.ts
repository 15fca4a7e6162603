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
