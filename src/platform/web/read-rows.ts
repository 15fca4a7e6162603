import Papa from 'papaparse';

/** What Excel writes above a table: by which sign its cells are parted. */
const separatorLine = /^sep=(.)\s*?(?:\r\n|\n|\r)/i;

/** The cells of a pasted or read table, row by row, whatever parts them; rows without words are left out. */
export function readRows(text: string): string[][] {
  const words = text.replace(/^\uFEFF/, '').trim();
  const [line = '', delimiter] = separatorLine.exec(words) ?? [];
  const { data } = Papa.parse<string[]>(words.slice(line.length), {
    skipEmptyLines: 'greedy',
    ...(delimiter && { delimiter }),
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}
