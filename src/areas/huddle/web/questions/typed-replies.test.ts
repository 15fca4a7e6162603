import { expect, test } from 'vitest';
import { countUnanswered, repliesFrom, typedFrom } from './typed-replies.ts';

const reply = { version: 2, values: ['YES', 'NO'], repliedAt: '2026-06-01T08:00:00Z' };
const once = { id: 'once', version: 2, perPerson: false, reply };
const each = { ...once, id: 'each', perPerson: true };

test('HUD-28 the fields hold what is typed, else what was said to the present wording', () => {
  expect(typedFrom(once, {}, 3)).toEqual(['YES']);
  expect(typedFrom(once, { once: ['NO'] }, 3)).toEqual(['NO']);
  expect(typedFrom({ ...once, version: 3 }, {}, 3)).toEqual(['']);
  expect(typedFrom({ ...once, reply: null }, {}, 1)).toEqual(['']);
});

test('HUD-28 a question of each person has one field for each of the party', () => {
  expect(typedFrom(each, {}, 3)).toEqual(['YES', 'NO', '']);
  expect(typedFrom(each, {}, 1)).toEqual(['YES']);
  expect(repliesFrom([each], {}, 2)).toEqual([{ questionId: 'each', version: 2, values: ['YES', 'NO'] }]);
});

test('HUD-28 what was said to an earlier wording stands open', () => {
  expect(countUnanswered([once, { ...each, version: 3 }, { ...once, reply: null }])).toBe(2);
});
