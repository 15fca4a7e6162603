import { expect, test } from 'vitest';
import { badgeNames } from './badge-names.ts';

test.each(['en', 'de'] as const)('INS-5 each badge has a name of its own in %s', (locale) => {
  const names = Object.values(badgeNames[locale]);
  expect(new Set(names).size).toBe(4);
  expect(names).not.toContain('');
});
