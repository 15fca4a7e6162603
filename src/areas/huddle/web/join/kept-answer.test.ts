import { expect, test } from 'vitest';
import { readMailLink } from './kept-answer.ts';

const token = 'a'.repeat(43);

test('GATE-14: the link of a mail carries its word and the party, and nothing else is taken for one', () => {
  expect(readMailLink(`#code=${token}&people=3`)).toEqual({ token, people: 3 });
  expect(readMailLink(`#code=${token}`)).toEqual({ token, people: 1 });
  expect(readMailLink(`#code=${token}&people=-2`)).toEqual({ token, people: 1 });
  expect(readMailLink(`#code=${token}&people=x`)).toEqual({ token, people: 1 });
  for (const hash of ['', '#people', '#code=short', `#code=${token}!`]) expect(readMailLink(hash)).toBeNull();
});
