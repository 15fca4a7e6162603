import { createHash } from 'node:crypto';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What the list of an export says of each file. */
export interface FileNote {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  /** How many entries a file of data has. */
  readonly count?: number;
}

type Pieces = AsyncIterable<string | Uint8Array>;

/** Writes a zip file by file, so that no more than a piece of one is held. */
export class ZipWriter {
  readonly notes: FileNote[] = [];
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly #now: Date;

  constructor(out: Writable, now: Date) {
    this.#now = now;
    this.#written = pipeline(Readable.from(this.#zip.outputStream), out);
    // A failure is heard by the next `add`, or by `end`.
    this.#written.catch(() => {});
  }

  /** Text is made smaller; pictures are as small as they get. */
  async add(name: string, pieces: Pieces, compress: boolean, count?: () => number): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    // The zip keeps the stream of each file until it ends: this one holds no more than what is under way.
    const file = new PassThrough();
    this.#zip.addReadStream(file, name, { compress, mtime: this.#now });
    const noted = async function* (source: Pieces) {
      for await (const piece of source) {
        const buffer = Buffer.from(piece);
        hash.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    };
    const read = pipeline(pieces, noted, file);
    await Promise.race([read, this.#written.then(() => read)]);
    this.notes.push({ name, bytes, sha256: hash.digest('hex'), ...(count && { count: count() }) });
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }
}
