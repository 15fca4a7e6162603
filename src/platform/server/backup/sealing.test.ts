import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bytesOf } from './backup-file.ts';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32).toString('hex');
const BLOCK = 64 * 1024;
const HEAD = 24;

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

async function* inPieces(whole: Buffer, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

const sealed = (bytes: Buffer) => all(seal(bytesOf(bytes), key));
const opened = (bytes: Buffer, secret = key) => all(unseal(bytesOf(bytes), secret));

describe('ADM-2: what is sealed', () => {
  test.each([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 7])(
    'opens again: %i bytes',
    async (size) => {
      const bytes = randomBytes(size);
      expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
      const byPieces = await all(unseal(inPieces(await all(seal(inPieces(bytes, 1_000), key)), 777), key));
      expect(byPieces.equals(bytes)).toBe(true);
    },
  );

  test('is not readable, and never the same twice', async () => {
    const bytes = Buffer.from('where Asha sleeps'.repeat(10));
    const [one, two] = [await sealed(bytes), await sealed(bytes)];
    expect(one.includes('Asha')).toBe(false);
    expect(one.equals(two)).toBe(false);
  });

  test('does not open with another key, changed, cut, or put together from others', async () => {
    const bytes = randomBytes(3 * BLOCK);
    const whole = await sealed(bytes);
    await expect(opened(whole, randomBytes(32).toString('hex'))).rejects.toThrow('the key is another');
    for (const at of [0, HEAD - 1, HEAD, HEAD + BLOCK, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed), `byte ${at}`).rejects.toThrow();
    }
    const frame = BLOCK + 16;
    for (const end of [0, 10, HEAD, HEAD + 5, HEAD + frame, HEAD + 2 * frame, whole.length - 1])
      await expect(opened(whole.subarray(0, end)), `cut at ${end}`).rejects.toThrow();
    const [head, first, second, third] = [
      whole.subarray(0, HEAD),
      whole.subarray(HEAD, HEAD + frame),
      whole.subarray(HEAD + frame, HEAD + 2 * frame),
      whole.subarray(HEAD + 2 * frame),
    ];
    await expect(opened(Buffer.concat([head, second, first, third]))).rejects.toThrow();
    await expect(opened(Buffer.concat([head, first, third]))).rejects.toThrow();
  });
});
