import { expect, test } from 'vitest';
import type { Topic } from '../topic.ts';
import { chooseKind, kindOf } from './choose-kind.ts';

const spoken: Topic = { huddle: { id: 'h', startsAt: '2026-06-06T04:00:00Z' } };

function chosen(question: string, id: string, topic: Topic = {}): string | undefined {
  const kind = kindOf(id);
  return chooseKind(question, kind ? [{ kind, score: 0.9 }] : [], topic, undefined)?.id;
}

test.each([
  ['change my maybe for the lake to yes pls. only me', 'say-no', 'say-yes'],
  ['mach da bitte ein nein draus', 'say-yes', 'say-no'],
  ['turn my yes into a maybe', 'say-yes', 'say-maybe'],
  ['Trag mich fix ein, nicht nur vielleicht', 'say-maybe', 'say-yes'],
  ['put me down as definite, not just a maybe', 'say-maybe', 'say-yes'],
  ['not sure, just a maybe', 'say-maybe', 'say-maybe'],
  ['i make no plans', 'feelings', 'feelings'],
])('AUR-2 %s: what an answer is changed to counts, whatever it sounds like (%s)', (question, id, meant) => {
  expect(chosen(question, id)).toBe(meant);
});

test('AUR-6 "ok then yes" says yes to what was spoken of, and to nothing else', () => {
  expect(chosen('ok then yes', 'my-answers', spoken)).toBe('say-yes');
  expect(chosen('na gut, dann nein', 'my-answers', spoken)).toBe('say-no');
  expect(chosen('ok then yes', 'assent')).toBe('assent');
});

test.each([
  ['can u ask ingrid if prams are ok', 'huddle-kids', 'ask-host'],
  ['frag mal den Mikkel ob ich auch kommen darf', 'huddle-joining', 'ask-host'],
  ['ask me if I want to come', 'feelings', 'feelings'],
  ['seats left in my car to the lake?', 'offer-ride', 'my-rides'],
  ['how many are still waiting for a place', 'huddle-places', 'huddle-waiting'],
  ['how many places are left', 'huddle-places', 'huddle-places'],
  ['Hazel follows me, can you follow her back', 'my-follows', 'follow'],
  ['who follows me back', 'my-follows', 'my-follows'],
  ['is there a dog friendly outing on here at all, would bring my old dog', 'huddle-dogs', 'find-huddles'],
])('AUR-5 %s: by its words not %s but %s', (question, id, meant) => {
  expect(chosen(question, id)).toBe(meant);
});

test('AUR-6 "and after that one?" is the next of mine once an outing was spoken of', () => {
  expect(chosen('and after that one?', 'find-huddles', spoken)).toBe('my-next');
  expect(chosen('and after that one?', 'find-huddles')).toBe('find-huddles');
});
