import { expect, test, vi } from 'vitest';
import { isBesideHomeScreen, readRoom } from './room.ts';

const answers = (persisted: unknown, estimate: unknown) => ({
  storage: { persisted: async () => persisted, estimate: async () => estimate },
});

test('O12: the room is what the platform says, and no promise where it says nothing', async () => {
  vi.stubGlobal('navigator', answers(true, { usage: 5, quota: 9 }));
  expect(await readRoom()).toEqual({ isLasting: true, used: 5, allowed: 9 });
  vi.stubGlobal('navigator', answers(false, {}));
  expect(await readRoom()).toEqual({ isLasting: false, used: null, allowed: null });
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.reject(new Error('not here')) } });
  expect(await readRoom()).toEqual({ isLasting: false, used: null, allowed: null });
  vi.stubGlobal('navigator', {});
  expect(await readRoom()).toEqual({ isLasting: false, used: null, allowed: null });
});

test('O12: only Safari has a home screen to be beside of, and from there it is not beside it', () => {
  const beside = (standalone: object) => {
    vi.stubGlobal('navigator', standalone);
    return isBesideHomeScreen();
  };
  expect(beside({ standalone: false })).toBe(true);
  expect(beside({ standalone: true })).toBe(false);
  expect(beside({})).toBe(false);
});
