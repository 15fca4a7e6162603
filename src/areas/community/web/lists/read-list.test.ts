import { expect, test } from 'vitest';
import { decode } from '#platform/web/decode-file.ts';
import { readList } from './read-list.ts';

const anna = { name: 'Anna Frei', email: 'anna@mail.ch' };
const jörg = { name: 'Jörg Künzli', email: 'joerg@mail.ch' };

test.each([
  ['one address a line', 'anna@mail.ch\njoerg@mail.ch\n\n', ['anna@mail.ch', 'joerg@mail.ch']],
  ['addresses side by side', 'anna@mail.ch, joerg@mail.ch; ', ['anna@mail.ch', 'joerg@mail.ch']],
  ['lines of Windows', 'anna@mail.ch\r\njoerg@mail.ch\r\n', ['anna@mail.ch', 'joerg@mail.ch']],
  ['links', 'mailto:anna@mail.ch', ['anna@mail.ch']],
  ['capitals, which stay as they are', 'ANNA@Mail.ch', ['ANNA@Mail.ch']],
])('COM-10 reads %s', (_, text, emails) => {
  expect(readList(text).map(({ email }) => email)).toEqual(emails);
});

test.each([
  ['names before addresses', 'Anna Frei <anna@mail.ch>\n"Jörg Künzli" <joerg@mail.ch>'],
  ['semicolons', 'Name;E-Mail\nAnna Frei;anna@mail.ch\nJörg Künzli;joerg@mail.ch'],
  ['tabs', 'Anna Frei\tanna@mail.ch\nJörg Künzli\tjoerg@mail.ch'],
  [
    'quotes',
    '"Name","Mail","Note"\n"Anna Frei","anna@mail.ch","says ""hello"", often"\n"Jörg Künzli","joerg@mail.ch",""',
  ],
  [
    'two columns of a name',
    'Vorname;Nachname;Ort;E-Mail\nAnna;Frei;Chur;anna@mail.ch\nJörg;Künzli;Bern;joerg@mail.ch',
  ],
  ['the address first', 'E-Mail,Ort,Name\nanna@mail.ch,Chur,Anna Frei\njoerg@mail.ch,Bern,Jörg Künzli'],
])('COM-10 reads names and addresses with %s', (_, text) => {
  expect(readList(text)).toEqual([anna, jörg]);
});

test.each([
  [
    'the line of Excel that says the separator',
    'sep=;\r\nName;E-Mail\r\nAnna Frei;anna@mail.ch\r\nJörg Künzli;joerg@mail.ch',
  ],
  ['bars', 'Name|E-Mail\nAnna Frei|anna@mail.ch\nJörg Künzli|joerg@mail.ch'],
  ['lines of an old Mac', 'Name;E-Mail\rAnna Frei;anna@mail.ch\rJörg Künzli;joerg@mail.ch'],
  ['the mark of UTF-8', '\uFEFFName;E-Mail\nAnna Frei;anna@mail.ch\nJörg Künzli;joerg@mail.ch'],
  [
    'numbers with zeros, telephones and days beside them',
    'Nr;Name;Tel;Geboren;E-Mail\n007;Anna Frei;+41 79 123;1.2.70;anna@mail.ch\n008;Jörg Künzli;079/1;03/04/1971;joerg@mail.ch',
  ],
  [
    'empty lines and columns',
    ';;\nName;E-Mail;\n;;\nAnna Frei;anna@mail.ch;\nJörg Künzli;joerg@mail.ch;\n;;',
  ],
])('C18, COM-10: a list with %s is read', (_, text) => {
  expect(readList(text)).toEqual([anna, jörg]);
});

test('COM-10 a line without an address stays, to be told', () => {
  expect(readList('Name,Mail\nAnna Frei,anna@mail.ch\nJörg Künzli,')).toEqual([
    anna,
    { name: 'Jörg Künzli', email: '' },
  ]);
  expect(readList('no address at all')).toEqual([{ name: 'no address at all', email: '' }]);
  expect(readList('')).toEqual([]);
});

test('COM-10 formulas are words', () => {
  expect(readList('=HYPERLINK("http://x.ch"),anna@mail.ch')[0]?.email).toBe('anna@mail.ch');
});

test('COM-10 what is too long is cut', () => {
  const [person] = readList(`${'n'.repeat(300)},${'m'.repeat(400)}@mail.ch`);
  expect([person?.name.length, person?.email.length]).toEqual([200, 300]);
});

test('COM-10 5,000 lines are read at once', () => {
  const text = Array.from({ length: 5_000 }, (_, at) => `Person ${at};person.${at}@mail.ch;Chur`).join('\n');
  expect(readList(text)).toHaveLength(5_000);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Künzli')],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Künzli')])],
  ['Latin-1', new Uint8Array([0x4b, 0xfc, 0x6e, 0x7a, 0x6c, 0x69])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'Künzli'].flatMap((each) => [each.charCodeAt(0), 0])])],
])('COM-10 a file in %s is read', (_, bytes) => {
  expect(decode(bytes)).toBe('Künzli');
});
