import { expect, test } from 'vitest';
import { faultOfUsername } from '#areas/account/rules/username.ts';
import { suggestName } from './suggested-name.ts';

test('GATE-14: a suggested name is one that people may choose, whatever is drawn', () => {
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const { username, displayName } = suggestName('en', (below) => (drawn * 7 + below) % below);
    expect(faultOfUsername(username), username).toBeUndefined();
    expect(displayName.length).toBeLessThanOrEqual(60);
  }
});

test('GATE-14: it is worded in the language of the reader', () => {
  expect(suggestName('en', () => 0)).toEqual({
    displayName: 'Marmot by the Lake',
    username: 'marmot.lake.1000',
  });
  expect(suggestName('de', () => 0).displayName).toBe('Murmeltier am See');
  const last = (below: number) => below - 1;
  expect(suggestName('de', last)).toEqual({
    displayName: 'Mauersegler an der Hütte',
    username: 'swift.hut.9999',
  });
});
