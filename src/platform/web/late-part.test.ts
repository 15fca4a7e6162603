import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePart } from './lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function drawn(Part: ReturnType<typeof latePart>): Promise<string> {
  const page = createElement(Part, { meanwhile: 'waiting' });
  const stream = await renderToReadableStream(page, { onError: () => undefined });
  await stream.allReady;
  return new Response(stream).text();
}

test('what did not load is asked for again when it is next wanted, and not before', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('no signal'))
    .mockResolvedValue({ default: () => 'here it is' });
  const Part = latePart(load);
  expect(await drawn(Part)).toContain('waiting');
  expect(await drawn(Part)).toContain('waiting');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(await drawn(Part)).toContain('here it is');
  expect(await drawn(Part)).toContain('here it is');
  expect(load).toHaveBeenCalledTimes(2);
});
