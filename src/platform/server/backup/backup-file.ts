import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { seal, unseal } from './sealing.ts';

/** What was written or read, before it was packed and sealed. */
export interface Counted {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Place {
  /** Where it lies, without the ending of sealed files. */
  readonly path: string;
  readonly isPacked: boolean;
  /** Seals it; left out, it lies open. */
  readonly secret: string | undefined;
}

/** Little of the processor for most of the size: people are served meanwhile. */
const GZIP_LEVEL = 3;
const STRETCH_MS = 10;
/** How long it rests after a stretch of work, as a multiple of the stretch. */
const REST = 2;

export function pathOf({ path, secret }: Place): string {
  return secret ? `${path}.sealed` : path;
}

/** Writes a file that is on the disk when this returns. */
export async function writeFileOf(place: Place, source: AsyncIterable<Buffer>): Promise<Counted> {
  const { secret } = place;
  const counter = count();
  await mkdir(dirname(place.path), { recursive: true });
  const counted = Readable.from(counter.through(paced(source)), { objectMode: false });
  const packed = place.isPacked ? packedBy(counted, createGzip({ level: GZIP_LEVEL })) : counted;
  const sealed = secret ? Readable.from(seal(packed, secret), { objectMode: false }) : packed;
  await pipeline(sealed, createWriteStream(pathOf(place), { mode: 0o600, flush: true }));
  return counter.result();
}

/** What a file holds; throws when it ends differently than `expected` says. */
export async function* readFileOf(place: Place, expected?: Counted): AsyncIterable<Buffer> {
  const { secret } = place;
  const counter = count();
  const lying = createReadStream(pathOf(place));
  const open = secret ? Readable.from(unseal(lying, secret), { objectMode: false }) : lying;
  yield* counter.through(place.isPacked ? packedBy(open, createGunzip()) : open);
  const { bytes, sha256 } = counter.result();
  if (expected && (bytes !== expected.bytes || sha256 !== expected.sha256))
    throw new Error(`${pathOf(place)} is not what was written`);
}

/** Rests between short stretches, so that requests find the processor and the database free. */
async function* paced(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let began = performance.now();
  for await (const part of source) {
    yield part;
    const worked = performance.now() - began;
    if (worked < STRETCH_MS) continue;
    await sleep(worked * REST);
    began = performance.now();
  }
}

function packedBy(source: Readable, packer: ReturnType<typeof createGzip | typeof createGunzip>): Readable {
  source.once('error', (error) => packer.destroy(error));
  packer.once('close', () => source.destroy());
  return source.pipe(packer);
}

function count() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
      for await (const part of source) {
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    },
    result: (): Counted => ({ bytes, sha256: hash.digest('hex') }),
  };
}

export async function* bytesOf(whole: Buffer): AsyncIterable<Buffer> {
  yield whole;
}
