import { expect, test } from 'vitest';
import { scriptsOfData } from './page-data.ts';

const streamOf = (...texts: string[]) =>
  new Response(texts.join('')).body as unknown as ReadableStream<Uint8Array>;

/** What a browser would hand to the router. */
function readByRouter(scripts: string): string {
  const read: string[] = [];
  const streamController = { enqueue: (text: string) => read.push(text), close: () => read.push('closed') };
  for (const [, code = ''] of scripts.matchAll(/<script nonce="n1">(.*?)<\/script>/gs))
    new Function('window', code)({ __reactRouterContext: { streamController } });
  return read.join('|');
}

test('the data of a page reach its router whole, and no word in them can end their script', async () => {
  const words = '["Dawn walk","</script><!-- & \u2028 \u2029 \\"quoted\\" ü"]';
  const scripts = await scriptsOfData(streamOf(words), 'n1');
  expect(readByRouter(scripts)).toBe(`${words}|closed`);
  expect(scripts.match(/<\/script>/g)).toHaveLength(2);
  expect(scripts).not.toMatch(/<!--|[\u2028\u2029]/);
});
