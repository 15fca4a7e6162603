import { expect, test } from 'vitest';
import { fittingSize, isHeic, MAX_PICTURE_BYTES, MAX_SIDE, mustRedraw } from './picture-limits.ts';

const small = { width: 800, height: 600 };
const jpeg = (size: number) => ({ type: 'image/jpeg', name: 'a.jpg', size });

test('P15 a light picture is sent as it is, a heavy or a wide one is drawn again', () => {
  expect(mustRedraw(jpeg(4 * 1024 * 1024), small)).toBe(false);
  expect(mustRedraw(jpeg(4 * 1024 * 1024 + 1), small)).toBe(true);
  expect(mustRedraw(jpeg(100), { width: 100, height: MAX_SIDE })).toBe(false);
  expect(mustRedraw(jpeg(100), { width: 100, height: MAX_SIDE + 1 })).toBe(true);
});

test('P15 what moves keeps moving while the server takes it', () => {
  const gif = (size: number) => ({ type: 'image/gif', name: 'a.gif', size });
  expect(mustRedraw(gif(MAX_PICTURE_BYTES), small)).toBe(false);
  expect(mustRedraw(gif(MAX_PICTURE_BYTES + 1), small)).toBe(true);
});

test('P15 a picture of an Apple phone is known by its type or by its name, and drawn again', () => {
  expect(isHeic({ type: 'image/heif' })).toBe(true);
  expect(isHeic({ type: '', name: 'IMG_0001.HEIC' })).toBe(true);
  expect(isHeic({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false);
  expect(mustRedraw({ type: '', name: 'a.heic', size: 10 }, small)).toBe(true);
});

test('P15 a picture is made to fit by its longer side and never made larger', () => {
  expect(fittingSize({ width: 8_192, height: 4_096 }, 4_096)).toEqual({ width: 4_096, height: 2_048 });
  expect(fittingSize({ width: 10, height: 40_000 }, 4_096)).toEqual({ width: 1, height: 4_096 });
  expect(fittingSize(small, 4_096)).toEqual(small);
});
