import { validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are UUIDv7 of now, each different and behind those before it', () => {
  const before = Date.now();
  const ids = Array.from({ length: 20_000 }, () => newId<string>());
  const after = Date.now();
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  for (const id of [ids[0] ?? '', ids.at(-1) ?? '']) {
    expect([validate(id), version(id)]).toEqual([true, 7]);
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
  }
});

test('what cannot be guessed differs from id to id', () => {
  const tails = Array.from({ length: 5_000 }, () => newId<string>().slice(-10));
  expect(new Set(tails).size).toBeGreaterThan(4_990);
});
