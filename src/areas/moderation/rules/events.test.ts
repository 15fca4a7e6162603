import { expect, test } from 'vitest';
import { takenAway } from './events.ts';

test('HUD-16 posts and inspirations are taken from their readers; what people have planned is not', () => {
  expect(takenAway).toEqual(['POST', 'INSPIRATION']);
});
