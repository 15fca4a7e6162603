const USUAL_TIME = '08:00';

/** '20.6.2026' and '8.30' as '2026-06-20T08:30'; '' where it is no date. Without a time it begins at 8. */
export function wallFrom(date: string, time: string): string {
  const { day } = dayFrom(date);
  return day === '' ? '' : `${day}T${hourFrom(date, time) ?? USUAL_TIME}`;
}

export const hourFrom = (date: string, time: string) => clockFrom(time) ?? clockFrom(dayFrom(date).rest);

const LATE = '18:00';

/** The end is a time on the day of the start, or a day, or both. */
export function endFrom(cell: string, start: string): string {
  if (cell === '' || start === '') return '';
  const { day, rest } = dayFrom(cell);
  if (day !== '') return `${day}T${clockFrom(rest) ?? LATE}`;
  const clock = clockFrom(cell);
  return clock ? `${start.slice(0, 10)}T${clock}` : '';
}

/** The first letters of the months, in English and German. */
const months: readonly RegExp[] = [
  /^(jan|jän)/i,
  /^feb/i,
  /^(mar|mär|mrz)/i,
  /^apr/i,
  /^(may|mai)/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^(oct|okt)/i,
  /^nov/i,
  /^(dec|dez)/i,
];

const monthOf = (word = '') => String(months.findIndex((month) => month.test(word)) + 1);

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** How days are written, each with where its parts stand. */
const styles: ReadonlyArray<readonly [RegExp, (found: readonly string[]) => Parts[]]> = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/, ([, year, month, day]) => [[year, month, day]]],
  [
    /(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})/,
    // As Europe writes it; where no month is so late, as America does.
    ([, first, second, year]) => [
      [year, second, first],
      [year, first, second],
    ],
  ],
  [
    /(\d{1,2})\.?\s*(\p{L}{3,9})\.?,?\s+(\d{4}|\d{2})/u,
    ([, day, word, year]) => [[year, monthOf(word), day]],
  ],
  [/(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})/u, ([, word, day, year]) => [[year, monthOf(word), day]]],
];

/** The day that stands in some words, '' where none does, and what else stands there. */
function dayFrom(text: string): { readonly day: string; readonly rest: string } {
  for (const [style, partsOf] of styles) {
    const found = style.exec(text);
    const day =
      found &&
      partsOf(found)
        .map(isoOf)
        .find((iso) => iso !== '');
    if (day) return { day, rest: text.replace(found[0], ' ') };
  }
  return { day: '', rest: text };
}

function isoOf([year = '', month = '', day = '']: Parts): string {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : '';
}

const clock =
  /(?<![\d.:])([01]?\d|2[0-3])(?:[:.h]([0-5]\d)(?:[:.]\d\d)?\s*([ap])?\.?m?\b|\s*(?:h|uhr)\b|\s*([ap])\.?m\b)/i;

function clockFrom(text: string): string | undefined {
  const [, hour, minute = '00', half, alone] = clock.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const isLate = (half ?? alone)?.toLowerCase();
  const hours = isLate ? (Number(hour) % 12) + (isLate === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
