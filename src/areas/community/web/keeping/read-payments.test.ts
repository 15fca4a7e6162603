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
  ['only words\nand more', []],
  ['', []],
])('COM-12 payments are read from %j', (text, payments) => {
  expect(read(text)).toEqual(payments);
});

test('COM-12 a file in Latin-1 is read, too', () => {
  const bytes = new Uint8Array([...Array.from('j\u00f6rg;2027-12-31', (letter) => letter.charCodeAt(0))]);
  expect(paymentsOf(bytes)).toEqual([{ who: 'jörg', paidUntil: '2027-12-31' }]);
});
