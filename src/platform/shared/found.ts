/** One thing that was found, as a line of a list shows it. */
export interface Found {
  readonly id: string;
  readonly title: string;
  /** A sentence of its own words, cut short; may be empty. */
  readonly line: string;
  /** When it begins, ISO 8601, and in which zone it is read. */
  readonly when: string | null;
  readonly timeZone: string | null;
  /** A town, never closer. */
  readonly placeName: string | null;
  /** Null where a picture cannot be fetched without a token. */
  readonly pictureUrl: string | null;
  /** The page within the app. */
  readonly path: string;
}

const LINE_LENGTH = 160;

/** The beginning of a text in one line. */
export function lineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LINE_LENGTH) return line;
  const cut = line.lastIndexOf(' ', LINE_LENGTH);
  return `${line.slice(0, cut > 0 ? cut : LINE_LENGTH)}…`;
}
