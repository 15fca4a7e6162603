import { expect, test } from 'vitest';
import { decode } from '#platform/web/decode-file.ts';
import { emptyFormValues } from '../../rules/form.ts';
import { readFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from([...text].map((each) => each.charCodeAt(0)));
const utf16 = (text: string, mark: readonly number[]) =>
  Uint8Array.from([...mark, ...[...text].flatMap((each) => [each.charCodeAt(0), 0])]);

const ridge = '2026-06-20T08:30 Ridge';
const tour = '2026-06-20T08:30 Über den Grat';
const table = (separator: string, end = '\n') =>
  [
    ['Nr', 'Datum', 'Zeit', 'Tour'],
    ['007', '20.06.2026', '08:30', 'Über den Grat'],
  ]
    .map((row) => row.join(separator))
    .join(end);

/** Files as they come from clubs, and what each says of its first outing. */
const files: readonly [string, Uint8Array<ArrayBuffer>, string | undefined][] = [
  ['commas', utf8(table(',')), tour],
  ['semicolons', utf8(table(';')), tour],
  ['tabs', utf8(table('\t')), tour],
  ['bars', utf8(table('|')), tour],
  ['lines of Windows', utf8(table(';', '\r\n')), tour],
  ['lines of an old Mac', utf8(table(';', '\r')), tour],
  ['the mark of UTF-8', utf8(`\uFEFF${table(';')}`), tour],
  ['Latin-1', latin1(table(';')), tour],
  ['UTF-16', utf16(table('\t'), [0xff, 0xfe]), tour],
  ['UTF-16 without its mark', utf16(table('\t'), []), tour],
  ['the line of Excel that says the separator', utf8(`sep=;\r\n${table(';')}`), tour],
  ['a title above the headings', utf8(`Tourenprogramm 2026;;;\n\n${table(';')}`), tour],
  ['empty lines and columns', utf8(`\n\n${table(';')};;;\n;;;;\n\n`), tour],
  ['a cell over two lines', utf8('date,time,title,notes\n2026-06-20,8:30,Ridge,"one\ntwo"'), ridge],
  [
    'doubled quotes',
    utf8('date;time;title\n2026-06-20;8:30;"The ""Ridge"""'),
    '2026-06-20T08:30 The "Ridge"',
  ],
  ['a quote that never ends', utf8('date;time;title\n2026-06-20;8:30;"Ridge'), ridge],
  ['headings in capitals with blanks', utf8(' DATE ; TIME ; TITLE \n2026-06-20;8:30;Ridge'), ridge],
  ['headings with colons', utf8('Datum:;Zeit:;Tour:\n20.6.2026;8:30;Ridge'), ridge],
  ['hard blanks', utf8('date;time;title\n2026-06-20\u00a0;\u00a08:30;\u00a0Ridge\u00a0'), ridge],
  ['a day with its name', utf8('date;time;title\nSa, 20.06.26;08.30 Uhr;Ridge'), ridge],
  ['strokes, the day first', utf8('date,time,title\n20/06/2026,08:30,Ridge'), ridge],
  ['strokes, the month first', utf8('date,time,title\n06/20/2026,08:30,Ridge'), ridge],
  ['the month as a German word', utf8('date;time;title\n20. Juni 2026;8h30;Ridge'), ridge],
  ['the month as an English word', utf8('date;time;title\nJune 20, 2026;8:30;Ridge'), ridge],
  ['day and hour in one', utf8('start,title\n2026-06-20T08:30:00,Ridge'), ridge],
  ['an hour before noon as in America', utf8('date,time,title\n2026-06-20,8:30 AM,Ridge'), ridge],
  [
    'an hour after noon as in America',
    utf8('date,time,title\n2026-06-20,8:30 pm,Ridge'),
    '2026-06-20T20:30 Ridge',
  ],
  [
    'a formula for a title',
    utf8('date;time;title\n2026-06-20;8:30;=HYPERLINK("x")'),
    '2026-06-20T08:30 =HYPERLINK("x")',
  ],
  [
    'a calendar with its mark',
    utf8(
      '\uFEFFBEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Ridge\r\nDTSTART:20260620T083000\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ),
    ridge,
  ],
  ['a day that does not exist', utf8('date;time;title\n31.6.2026;8:30;Ridge'), ' Ridge'],
  ['a table of something else', utf8('a;b\n1;2'), undefined],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0xff, 0xd8]), undefined],
  ['nothing', utf8(''), undefined],
];

const first = { ...emptyFormValues(), timeZone: 'Europe/Zurich' };
const outingsOf = (bytes: Uint8Array<ArrayBuffer>) => {
  const read = readFile(decode(bytes), first, new Date('2026-06-01T10:00Z'), null);
  return read && 'outings' in read ? read.outings : [];
};

test.each(files)('C18, COM-15: a file with %s is read', (_, bytes, said) => {
  const [one] = outingsOf(bytes);
  expect(one && `${one.form.start} ${one.form.name}`).toBe(said);
});

test('C18, COM-15: a number keeps the zeros before it', () => {
  expect(outingsOf(utf8(table(';')))[0]?.uid).toBe('007');
});
