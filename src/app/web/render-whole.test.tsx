import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const page = (words: React.ReactNode) => (
  <html lang="en">
    <body>
      <Suspense fallback="wait">{words}</Suspense>
    </body>
  </html>
);

function Broken(): never {
  throw new Error('broken');
}

test('a page says what its late parts say, the first time and every time', async () => {
  const Late = lazy(async () => ({ default: () => <p>Dawn walk</p> }));
  const first = await renderWhole(page(<Late />));
  expect(first).toBe('<html lang="en"><head></head><body><!--$--><p>Dawn walk</p><!--/$--></body></html>');
  expect(await renderWhole(page(<Late />))).toBe(first);
});

test('a page that breaks is an error, and not half a page', async () => {
  await expect(renderWhole(<Broken />)).rejects.toThrow('broken');
});
