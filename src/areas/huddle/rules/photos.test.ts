import { describe, expect, test } from 'vitest';
import { decidePhoto, maySeePhotos } from './photos.ts';

describe('HUD-26 pictures of an outing', () => {
  test.each([
    ['NOTHING', false],
    ['LINK', false],
    ['CARD', false],
    ['INSIDE', true],
    ['HOST', true],
  ] as const)('are seen by somebody who sees %s: %s', (access, sees) => {
    expect(maySeePhotos(access)).toBe(sees);
  });

  test.each([
    ['PARTICIPANT', 'CONFIRMED', 99, undefined],
    ['PARTICIPANT', 'CONFIRMED', 100, 'TOO_MANY_PHOTOS'],
    ['PARTICIPANT', 'WAITING', 0, 'PHOTOS_OF_PARTICIPANTS'],
    ['HOST', 'NONE', 99, undefined],
    ['CO_HOST', 'NONE', 100, 'TOO_MANY_PHOTOS'],
  ] as const)('a %s with status %s and %i pictures adds one more: %s', (role, status, already, code) => {
    expect(decidePhoto({ role, status }, already)?.code).toBe(code);
  });

  test('the refusal says how many, or that they may not', () => {
    expect(decidePhoto({ role: 'HOST', status: 'NONE' }, 100)?.params).toEqual({ most: 100 });
    expect(decidePhoto({ role: 'PARTICIPANT', status: 'NONE' }, 0)?.kind).toBe('forbidden');
  });
});
