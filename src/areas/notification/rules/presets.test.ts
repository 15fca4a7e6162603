import { expect, test } from 'vitest';
import { usualChoice } from './choices.ts';
import { kinds } from './kinds.ts';
import { presetChoice, presetOf, presets } from './presets.ts';

const all = (preset: (typeof presets)[number]) =>
  kinds.map((kind) => ({ kind, ...presetChoice(preset, kind) }));

test('NOT-6 what concerns me is what somebody has who never chose', () => {
  expect(kinds.map((kind) => presetChoice('CONCERNS_ME', kind))).toEqual(kinds.map(usualChoice));
});

test('NOT-6 everything reaches every device, and what is no letter comes in the digest', () => {
  const { mail, push } = presetChoice('EVERYTHING', 'POST_LIKE');
  expect([mail, push]).toEqual(['DIGEST', true]);
  expect(presetChoice('EVERYTHING', 'HUDDLE_OFFER').mail).toBe('AT_ONCE');
  expect(all('EVERYTHING').every((choice) => choice.push)).toBe(true);
});

test.each([
  ['HUDDLE_CANCELLED', true],
  ['HUDDLE_REMINDER', true],
  ['HUDDLE_MOVED', true],
  ['CARPOOL_REQUEST', false],
  ['ROOM_TALK', false],
] as const)('NOT-6 only urgent: %s is sent: %s', (kind, sent) => {
  const choice = presetChoice('ONLY_URGENT', kind);
  expect(choice).toEqual({ inApp: true, push: sent, mail: sent ? 'AT_ONCE' : 'NEVER' });
});

test('NOT-6 a preset is known again until one choice differs', () => {
  expect(presets.map((preset) => presetOf(all(preset)))).toEqual([...presets]);
  for (const change of [{ push: false }, { inApp: false }, { mail: 'NEVER' as const }]) {
    const [first, ...rest] = all('EVERYTHING');
    expect(presetOf(first ? [{ ...first, ...change }, ...rest] : [])).toBeUndefined();
  }
});
