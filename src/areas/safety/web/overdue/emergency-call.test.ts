import { expect, test } from 'vitest';
import { countriesKnown, numbersIn } from '#areas/aurora/rules/danger/numbers.ts';
import { countPeople } from './count-people.ts';
import { emergencyCall } from './emergency-call.ts';

test('SAFE-1 a number is dialled without the name of who answers', () => {
  expect(emergencyCall('1414 (Rega)')).toEqual({ number: '1414', words: '1414 (Rega)' });
  expect(emergencyCall('0725 826 668 (Salvamont)').number).toBe('0725826668');
});

test('SAFE-1 every rescue number that we know can be dialled', () => {
  const numbers = countriesKnown.flatMap((country) => numbersIn(country).rescue);
  expect(numbers.filter((words) => !/^\d{2,12}$/.test(emergencyCall(words).number))).toEqual([]);
});

test('SAFE-1 who is out there is counted with guests', () => {
  expect(countPeople({ people: [{ guests: 0 }, { guests: 2 }], morePeople: 3 })).toBe(7);
});
