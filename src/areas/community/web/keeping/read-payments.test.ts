import { expect, test } from 'vitest';
import { paymentsOf } from './read-payments.ts';

const read = (text: string) => paymentsOf(new Uint8Array([...new TextEncoder().encode(text)]));

test.each([
  ['ben,2027-12-31', [{ who: 'ben', paidUntil: '2027-12-31' }]],
  ['@ben;31.12.2027', [{ who: 'ben', paidUntil: '2027-12-31' }]],
  ['Ben Frei;ben@mail.ch;1/7/2027', [{ who: 'ben@mail.ch', paidUntil: '2027-07-01' }]],
  [
    '\uFEFFWho,Paid until\r\nben,2027-1-5\r\n\r\n"cleo","soon"\r\n',
    [
      { who: 'ben', paidUntil: '2027-01-05' },
      { who: 'cleo', paidUntil: '' },
    ],
  ],
  [
    'Member number;Name;Username;Member since;Paid until\n7;Ben;ben;2026-06-01;2027-12-31\n8;Cleo;cleo;2026-06-01;\n0x9;Dan;dan;2026-06-01;31.1.2028',
    [
      { number: 7, who: 'ben', paidUntil: '2027-12-31' },
      { who: 'dan', paidUntil: '2028-01-31' },
    ],
  ],
  ['Mitgliedsnummer,Bezahlt bis\n12,31.12.2027', [{ number: 12, who: '', paidUntil: '2027-12-31' }]],
  ['Nr.;Wer;Bis\n1;ben;2027-12-31', [{ number: 1, who: 'ben', paidUntil: '2027-12-31' }]],
  ['0;ben;2027-12-31', [{ who: '0', paidUntil: '2027-12-31' }]],
  ['only words\nand more', []],
  ['', []],
])('COM-12 payments are read from %j', (text, payments) => {
  expect(read(text)).toEqual(payments);
});

test('COM-12 a file in Latin-1 is read, too', () => {
  const bytes = new Uint8Array([...Array.from('j\u00f6rg;2027-12-31', (letter) => letter.charCodeAt(0))]);
  expect(paymentsOf(bytes)).toEqual([{ who: 'jörg', paidUntil: '2027-12-31' }]);
});
