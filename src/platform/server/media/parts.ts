import { Readable, Writable } from 'node:stream';
import type { Storage } from './storage.ts';

/** Large files lie in the storage as parts: the writer and the reader of one hold a part at a time. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Where a file lies: `exports/<id>`. */
export type PartsFolder = `${'exports' | 'imports'}/${string}`;

const keyOf = (folder: PartsFolder, part: number) => `${folder}/${part}.part`;

export async function putPart(
  storage: Storage,
  folder: PartsFolder,
  part: number,
  bytes: Uint8Array,
): Promise<void> {
  await storage.put(keyOf(folder, part), bytes, 'application/octet-stream');
}

/** Takes a file and puts it away part by part; `note` hears how many parts there are and the size of the next before it is put. */
export function partsWriter(
  storage: Storage,
  folder: PartsFolder,
  note: (parts: number, bytes: number) => Promise<void>,
): Writable {
  let waiting: Buffer[] = [];
  let size = 0;
  let part = 0;
  const put = async () => {
    await note(part + 1, size);
    await putPart(storage, folder, part, Buffer.concat(waiting));
    part += 1;
    waiting = [];
    size = 0;
  };
  const take = async (piece: Buffer) => {
    for (let at = 0; at < piece.length; ) {
      const some = piece.subarray(at, at + PART_BYTES - size);
      waiting.push(some);
      size += some.length;
      at += some.length;
      if (size === PART_BYTES) await put();
    }
  };
  return new Writable({
    write: (piece: Buffer, _, done) => void take(piece).then(() => done(), done),
    final: (done) => void (size === 0 ? Promise.resolve() : put()).then(() => done(), done),
  });
}

/** The bytes from `start` to before `end`; a part that is missing ends the stream with an error. */
export function readParts(
  storage: Pick<Storage, 'get'>,
  folder: PartsFolder,
  start: number,
  end: number,
): Readable {
  return Readable.from(piecesOf(storage, folder, start, end), { objectMode: false });
}

async function* piecesOf(
  storage: Pick<Storage, 'get'>,
  folder: PartsFolder,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const part = Math.floor(at / PART_BYTES);
    const bytes = await storage.get(keyOf(folder, part));
    const from = part * PART_BYTES;
    const piece = bytes?.subarray(at - from, end - from);
    if (!piece || piece.length === 0) throw new Error(`part ${part} of ${folder} is missing`);
    yield piece;
    at += piece.length;
  }
}

export async function deleteParts(storage: Storage, folder: PartsFolder, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await storage.delete(keyOf(folder, part));
}
