import { expect, test } from 'vitest';
import { textFaults } from '#areas/person/rules/same-text.ts';
import { heldFor } from './held.ts';

test('ADM-1 what is wrong with a text can hold it back, and so can the length of a list', () => {
  expect(heldFor).toEqual([...textFaults, 'LIST']);
});
