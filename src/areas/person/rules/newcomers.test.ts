import { describe, expect, test } from 'vitest';
import {
  countLinks,
  decideStrangers,
  hasTooManyLinks,
  isNewcomer,
  newcomersSince,
  refuseLinks,
} from './newcomers.ts';

const now = new Date('2026-06-15T08:00:00Z');
const limits = { days: 14, strangers: 3, links: 2, invitations: 20 };
const edge = new Date('2026-06-01T08:00:00Z');
const plain = { joinedAt: now, isTrusted: false, hasCome: false };

describe('C9 who is a newcomer', () => {
  test.each([
    ['somebody of today', {}, limits, true],
    ['who joined a moment less than the days ago', { joinedAt: new Date(edge.getTime() + 1) }, limits, true],
    ['who joined that many days ago', { joinedAt: edge }, limits, false],
    ['who came to an outing', { hasCome: true }, limits, false],
    ['whom an operator trusts', { isTrusted: true }, limits, false],
    ['nobody, where the limits are off', {}, { ...limits, days: 0 }, false],
  ])('%s', (_, part, asked, expected) => {
    expect(isNewcomer(Object.assign({}, plain, part), asked, now)).toBe(expected);
  });

  test('the days count back from now', () => {
    expect(newcomersSince(limits, now)).toEqual(edge);
  });
});

describe('C9 strangers in a day', () => {
  test.each<[string[], string[], string | undefined]>([
    [[], ['a', 'b', 'c'], undefined],
    [[], ['a', 'b', 'c', 'd'], 'NEW_HERE_STRANGERS'],
    [['a', 'b'], ['c'], undefined],
    [['a', 'b', 'c'], ['d'], 'NEW_HERE_STRANGERS'],
    [['a', 'b', 'c'], ['a', 'c'], undefined],
    [['a', 'b', 'c', 'd'], ['a'], undefined],
    [['a', 'b'], ['a', 'c'], undefined],
  ])('after %j also %j: %s', (today, wanted, code) => {
    expect(decideStrangers(today, wanted, limits)?.code).toBe(code);
  });

  test('the refusal says how many, and when it ends', () => {
    expect(decideStrangers([], ['a', 'b', 'c', 'd'], limits)?.params).toEqual({ most: 3, days: 14 });
  });
});

test.each([
  ['a walk', 0],
  ['https://a.example and http://b.example', 2],
  ['HTTPS://A.example/x?y=https%3A', 1],
  ['www.a.example, WWW.b.example and awww.c', 2],
  ['https://www.a.example', 1],
  ['https:// and www. alone', 0],
])('C9 %j has %i links', (text, links) => {
  expect(countLinks(text)).toBe(links);
});

test('C9 as many links as the limit are not too many', () => {
  expect([2, 3].map((count) => hasTooManyLinks(count, limits))).toEqual([false, true]);
  expect(refuseLinks(limits)).toMatchObject({ code: 'NEW_HERE_LINKS', params: { most: 2, days: 14 } });
});
