import { expect, test } from 'vitest';
import { sayCompared } from './compared.ts';

const one = { names: '**Ridge**', count: 1, by: 'LENGTH', most: true, fact: '12 km' } as const;
const two = { names: '**Ridge** and **Lake**', count: 2, by: 'START', most: false, fact: undefined } as const;

test('AUR-6 what was compared is said of one and of several, with what they have', () => {
  expect(sayCompared('en', one)).toBe('**Ridge** is the longest of these: 12 km.');
  expect(sayCompared('en', two)).toBe('**Ridge** and **Lake** are the first of these.');
  expect(sayCompared('de', one)).toBe('Davon ist **Ridge** am längsten: 12 km.');
  expect(sayCompared('de', { ...two, names: '**Ridge** und **Lake**' })).toBe(
    'Davon sind **Ridge** und **Lake** zuerst dran.',
  );
});
