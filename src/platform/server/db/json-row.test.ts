import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireTime } from './json-row.ts';

test('a time of the database is on the wire what a Date would make of it', () => {
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  const more = fc.constantFrom('', '456', '999', '000', '5');
  fc.assert(
    fc.property(instant, more, fc.integer({ min: -12, max: 14 }), (at, digits, zone) => {
      const whole = at.toISOString();
      expect(wireTime(whole.replace('Z', `${digits}+00:00`))).toBe(whole);
      const hours = `${zone < 0 ? '-' : '+'}${String(Math.abs(zone)).padStart(2, '0')}:00`;
      const there = new Date(at.getTime() + zone * 3_600_000).toISOString().replace('Z', hours);
      expect(wireTime(there)).toBe(whole);
    }),
  );
});

test('whole seconds and tenths have three digits', () => {
  expect(wireTime('2026-06-01T08:00:00+00:00')).toBe('2026-06-01T08:00:00.000Z');
  expect(wireTime('2026-06-01T08:00:00.5+00:00')).toBe('2026-06-01T08:00:00.500Z');
});
