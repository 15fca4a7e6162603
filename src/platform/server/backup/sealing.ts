import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MARK = Buffer.from('SEALED1\n');
const SALT_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES;
const BLOCK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer>;

export class SealBroken extends Error {}

/**
 * Encrypts a stream block by block (AES-256-GCM), each with its number and whether it is the last: a file that was
 * changed, cut or put together from others does not open.
 */
export async function* seal(source: Bytes, secret: string): Bytes {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt);
  yield Buffer.concat([MARK, salt]);
  for await (const { block, number, isLast } of blocksOf(source, BLOCK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What `seal` encrypted; throws `SealBroken` at the first block that is not as it was written. */
export async function* unseal(source: Bytes, secret: string): Bytes {
  const parts = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { value, done } = await parts.next();
    if (done) throw new SealBroken('the file is cut off');
    head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, MARK.length).equals(MARK)) throw new SealBroken('the file is not sealed');
  const key = keyOf(secret, head.subarray(MARK.length, HEAD_BYTES));
  const rest = beginningWith(head.subarray(HEAD_BYTES), { [Symbol.asyncIterator]: () => parts });
  for await (const { block, number, isLast } of blocksOf(rest, BLOCK_BYTES + TAG_BYTES))
    yield openBlock(block, key, nonceOf(number, isLast));
}

function openBlock(block: Buffer, key: Buffer, nonce: Buffer): Buffer {
  if (block.length < TAG_BYTES) throw new SealBroken('the file is cut off');
  const end = block.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(block.subarray(end));
  try {
    return Buffer.concat([decipher.update(block.subarray(0, end)), decipher.final()]);
  } catch {
    throw new SealBroken('the key is another, or the file was changed');
  }
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), salt, 'backup', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

async function* beginningWith(first: Buffer, rest: Bytes): Bytes {
  yield first;
  yield* rest;
}

interface Block {
  readonly block: Buffer;
  readonly number: number;
  readonly isLast: boolean;
}

/** The same bytes in blocks of one size; the last may be shorter or empty, and is always there. */
async function* blocksOf(source: Bytes, size: number): AsyncIterable<Block> {
  let [held, heldBytes, number]: [Buffer[], number, number] = [[], 0, 0];
  for await (const part of source) {
    held.push(part);
    heldBytes += part.length;
    if (heldBytes <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) {
      yield { block: all.subarray(0, size), number, isLast: false };
      number += 1;
    }
    [held, heldBytes] = [[all], all.length];
  }
  yield { block: Buffer.concat(held), number, isLast: true };
}
