import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';

/** Bits a password and looks at each: 26 and 18 make one false alarm in 270,000, in 32.5 MB for ten million. */
const BITS = 26;
const LOOKS = 18;
const MARK = Buffer.from('leaked-1');
const HEAD_BYTES = MARK.length + 8;
const WORD_BYTES = 6;

/** Passwords that leaked, as far as they can be told apart in little room: a Bloom filter over their SHA-1. */
export interface LeakedPasswords {
  has(password: string): boolean;
}

/** A line of a list: a SHA-1 in hex, as lists of leaks have them, with or without a count; or the password itself. */
function digestOf(line: string): Buffer {
  const hex = /^([0-9a-f]{40})(?::\d+)?$/i.exec(line)?.[1];
  return hex ? Buffer.from(hex, 'hex') : sha1(line);
}

// Not to protect anything: it is what the lists are made of.
function sha1(text: string): Buffer {
  return createHash('sha1').update(text).digest();
}

/** The bits of one password. The sums stay below 2^53, so that they are exact. */
function* placesOf(digest: Buffer, bits: number): Generator<number> {
  const first = digest.readUIntBE(0, WORD_BYTES);
  const step = digest.readUIntBE(WORD_BYTES, WORD_BYTES);
  for (let look = 0; look < LOOKS; look += 1) yield (first + look * step) % bits;
}

/** Builds a filter from lists of so many lines and writes it to a file. */
export async function writeLeakedPasswords(
  path: string,
  lines: AsyncIterable<string> | Iterable<string>,
  count: number,
): Promise<void> {
  const filter = Buffer.alloc(Math.ceil((Math.max(1, count) * BITS) / 8));
  const bits = filter.length * 8;
  for await (const line of lines) {
    if (line === '') continue;
    for (const place of placesOf(digestOf(line), bits))
      filter[Math.floor(place / 8)] = byteAt(filter, place) | bitOf(place);
  }
  const head = Buffer.alloc(HEAD_BYTES);
  MARK.copy(head);
  head.writeUIntBE(bits, MARK.length, WORD_BYTES);
  const file = await open(path, 'w');
  try {
    await file.writev([head, filter]);
  } finally {
    await file.close();
  }
}

/** Reads a filter into memory; throws where the file is none. */
export async function readLeakedPasswords(path: string): Promise<LeakedPasswords> {
  const file = await readFile(path);
  const bits = file.length >= HEAD_BYTES ? file.readUIntBE(MARK.length, WORD_BYTES) : 0;
  const filter = file.subarray(HEAD_BYTES);
  if (!file.subarray(0, MARK.length).equals(MARK) || bits === 0 || filter.length * 8 !== bits)
    throw new Error(`${path} is no filter of leaked passwords`);
  return {
    has: (password) => {
      for (const place of placesOf(sha1(password), bits))
        if ((byteAt(filter, place) & bitOf(place)) === 0) return false;
      return true;
    },
  };
}

/** Beyond 2^31 bits a shift would be negative. */
function byteAt(filter: Buffer, place: number): number {
  return filter[Math.floor(place / 8)] ?? 0;
}

function bitOf(place: number): number {
  return 1 << (place % 8);
}
