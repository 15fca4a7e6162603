import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPart, partsLoaded } from './lazy-part.ts';

test('a part stands in the first rendering, and so does a part of it', async () => {
  const Late = lazyPart(async () => {
    const Inner = lazyPart(async () => ({ default: ({ name }: { name: string }) => <b>{name}</b> }));
    return { default: ({ name }: { name: string }) => createElement(Inner, { name }) };
  });
  await partsLoaded();
  expect(renderToString(<Late name="Dawn walk" />)).toBe(
    '<!--$--><!--$--><b>Dawn walk</b><!--/$--><!--/$-->',
  );
});

test('a part that has not come is an error, and not half a page', () => {
  const Late = lazyPart(() => new Promise<never>(() => {}));
  expect(() => renderToString(<Late />)).toThrow('before it was loaded');
});
