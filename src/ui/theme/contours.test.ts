import { expect, it } from 'vitest';
import { contourSvg } from '#platform/shared/contours.ts';

it('has the contour lines of the background in a file that is current', async () => {
  const drawn = contourSvg({ id: 'quiet-map', width: 960, height: 640 });
  expect(drawn).not.toMatch(/NaN|undefined/);
  await expect(drawn).toMatchFileSnapshot('./contours.svg');
});
