import { describe, expect, test } from 'vitest';
import { GivenFacts, sentencesOf } from './checked-facts.ts';

const given = new GivenFacts(
  ['when is the ridge', '{"title":"Ridge at sunrise","when":"2026-06-06T13:00:00Z","facts":"2 places left"}'],
  ['Europe/Zurich'],
);

describe('AUR-8 what a model says is checked against what tools gave', () => {
  test.each<[string, boolean]>([
    ['Go to **Ridge at sunrise**.', true],
    ['It starts at 15:00 on 6 June.', true],
    ['It starts at 3 pm, with 2 places left.', true],
    ['There is something for you.', true],
    ['It starts at 16:30.', false],
    ['There are 7 places left.', false],
    ['Go to **Secret birthday**.', false],
    ['The host calls it “Walk of the moon”.', false],
    ['It is led by Maria Huber.', false],
  ])('%s: %s', (sentence, holds) => {
    expect(given.holds(sentence)).toBe(holds);
  });
});

test('AUR-8 sentences are told apart, and a number with a point is none', () => {
  expect(sentencesOf('One is it. Two are 3.5 km. And')).toEqual({
    whole: ['One is it. ', 'Two are 3.5 km. '],
    rest: 'And',
  });
});
