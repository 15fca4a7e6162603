import { describe, expect, test } from 'vitest';
import { type AskedRole, checkHostAnswer, checkLayDown, openHostRequest } from './people.ts';
import type { Role } from './state.ts';

const cases: readonly [Role, AskedRole | null, boolean, AskedRole | null][] = [
  ['PARTICIPANT', null, false, null],
  ['PARTICIPANT', 'CO_HOST', false, 'CO_HOST'],
  ['PARTICIPANT', 'CO_HOST', true, null],
  ['PARTICIPANT', 'HOST', false, null],
  ['CO_HOST', 'HOST', false, 'HOST'],
  ['CO_HOST', 'CO_HOST', false, null],
  ['HOST', 'HOST', false, null],
  ['HOST', 'CO_HOST', false, null],
];

describe('S2 nobody hosts without their own yes', () => {
  test.each(cases)('a %s who was asked to be %s (taken off: %s) may answer for %s', (...given) => {
    const [role, roleAsked, declined, open] = given;
    expect(openHostRequest({ role, roleAsked, declined })).toBe(open);
  });

  test('an answer is refused when nobody asks, or the huddle is cancelled', () => {
    const asked = { role: 'PARTICIPANT', roleAsked: 'CO_HOST', declined: false } as const;
    expect(checkHostAnswer('PUBLISHED', asked)).toBeUndefined();
    expect(checkHostAnswer('CANCELLED', asked)).toMatchObject({ code: 'HUDDLE_CANCELLED' });
    expect(checkHostAnswer('PUBLISHED', { ...asked, roleAsked: null })).toMatchObject({
      code: 'HOST_NOT_ASKED',
    });
  });

  test.each([
    ['HOST', 'HOST_HANDS_OVER_FIRST'],
    ['CO_HOST', undefined],
    ['PARTICIPANT', 'NOT_A_HOST'],
  ] as const)('a %s who lays the role down is answered %s', (role, code) => {
    expect(checkLayDown(role)?.code).toBe(code);
  });
});
