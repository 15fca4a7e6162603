import { expect, test } from 'vitest';
import { addresseeIn } from './addressee.ts';

test('whom a message is for is who stands behind the verb', () => {
  expect(addresseeIn('tell thabo ill bring the stove')).toBe('thabo');
  expect(addresseeIn('write a message to Marco Rossi that I come later')).toBe('Marco Rossi');
  expect(addresseeIn('Schreib der Lena, dass ich später komme')).toBe('Lena');
  expect(addresseeIn('schrib em matteo bellini: bi später da')).toBe('matteo bellini');
  expect(addresseeIn('how do i write to @asha')).toBe('@asha');
  expect(addresseeIn('tell me when it starts')).toBeUndefined();
  expect(addresseeIn('who comes')).toBeUndefined();
});
