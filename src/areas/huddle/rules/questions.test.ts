import { describe, expect, test } from 'vitest';
import type { QuestionId } from '#platform/shared/ids.ts';
import {
  decideReplies,
  faultOfQuestion,
  isAnswered,
  MAX_REPLY_LENGTH,
  openQuestions,
  type Question,
  type Reply,
  versionOf,
} from './questions.ts';

const harness: Question = {
  id: 'harness' as QuestionId,
  text: 'Do you have a harness?',
  kind: 'YES_NO',
  choices: [],
  perPerson: false,
  required: true,
  version: 2,
};
const ofKind = (kind: Question['kind'], choices: string[] = []): Question => ({ ...harness, kind, choices });
const says = (values: string[], version = 2): Reply => ({ questionId: harness.id, version, values });

describe('HUD-28 a question', () => {
  test.each([
    ['CHOICE', [], true],
    ['CHOICE', ['one'], true],
    ['CHOICE', ['one', 'one'], true],
    ['CHOICE', ['one', 'two'], false],
    ['YES_NO', [], false],
    ['YES_NO', ['one', 'two'], true],
  ] as const)('%s with the choices %j is refused: %s', (kind, choices, isRefused) => {
    expect(faultOfQuestion({ kind, choices }) !== undefined).toBe(isRefused);
  });

  test('is another one when it reads otherwise, not when only its place or its duty changes', () => {
    expect(versionOf(undefined, { ...harness, id: null })).toBe(1);
    expect(versionOf(harness, { ...harness, required: false })).toBe(2);
    expect(versionOf(harness, { ...harness, text: 'Do you bring a harness?' })).toBe(3);
    expect(versionOf(harness, { ...harness, kind: 'TEXT' })).toBe(3);
    expect(versionOf(harness, { ...harness, perPerson: true })).toBe(3);
    expect(versionOf(harness, { ...harness, choices: ['a', 'b'] })).toBe(3);
  });
});

describe('HUD-28 a reply', () => {
  test('answers only the version that it was given to', () => {
    expect(isAnswered(harness, says(['YES']), 1)).toBe(true);
    expect(isAnswered(harness, says(['YES'], 1), 1)).toBe(false);
    expect(isAnswered(harness, says(['']), 1)).toBe(false);
    expect(isAnswered(harness, undefined, 1)).toBe(false);
  });

  test('of each person is one for each of the party', () => {
    const each = { ...harness, perPerson: true };
    expect(isAnswered(each, says(['YES']), 2)).toBe(false);
    expect(isAnswered(each, says(['YES', 'NO']), 2)).toBe(true);
    expect(isAnswered(each, says(['YES', '']), 2)).toBe(false);
    // Somebody stays at home: what was said of the others still stands.
    expect(isAnswered(each, says(['YES', 'NO']), 1)).toBe(true);
  });

  test('is missing only where it is required', () => {
    const ideal = { ...harness, id: 'ideal' as QuestionId, required: false };
    expect(openQuestions([harness, ideal], [], 1)).toEqual([harness]);
    expect(openQuestions([harness, ideal], [says(['NO'])], 1)).toEqual([]);
  });

  test.each([
    [ofKind('YES_NO'), 'YES', true],
    [ofKind('YES_NO'), 'NO', true],
    [ofKind('YES_NO'), 'MAYBE', false],
    [ofKind('CONSENT'), 'YES', true],
    [ofKind('CONSENT'), 'NO', false],
    [ofKind('CHOICE', ['Vegan', 'Meat']), 'Vegan', true],
    [ofKind('CHOICE', ['Vegan', 'Meat']), 'Fish', false],
    [ofKind('NUMBER'), '42', true],
    [ofKind('NUMBER'), '41,5', true],
    [ofKind('NUMBER'), '1000000', true],
    [ofKind('NUMBER'), '1000001', false],
    [ofKind('NUMBER'), '-1', false],
    [ofKind('NUMBER'), 'two', false],
    [ofKind('TEXT'), 'x'.repeat(MAX_REPLY_LENGTH), true],
    [ofKind('TEXT'), 'x'.repeat(MAX_REPLY_LENGTH + 1), false],
    [ofKind('TEXT'), '', true],
  ])('to %o of "%s" is taken: %s', (question, value, isTaken) => {
    expect(decideReplies([question], [says([value])], 1)).toEqual(
      isTaken ? [says([value])] : expect.objectContaining({ code: 'REPLY_NOT_VALID' }),
    );
  });

  test('to what is asked no more, or otherwise, or of too many, is refused', () => {
    const gone = { ...says(['YES']), questionId: 'gone' as QuestionId };
    expect(decideReplies([harness], [gone], 1)).toMatchObject({ code: 'QUESTIONS_CHANGED' });
    expect(decideReplies([harness], [says(['YES'], 1)], 1)).toMatchObject({ code: 'QUESTIONS_CHANGED' });
    expect(decideReplies([harness], [says(['YES', 'NO'])], 2)).toMatchObject({ code: 'REPLY_NOT_VALID' });
    const each = { ...harness, perPerson: true };
    expect(decideReplies([each], [says(['YES', 'NO'])], 2)).toEqual([says(['YES', 'NO'])]);
    expect(decideReplies([each], [says(['YES'])], 2)).toMatchObject({ code: 'REPLY_NOT_VALID' });
  });
});
