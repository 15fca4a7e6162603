import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import { type PartsFolder, readParts } from '#platform/server/media/parts.ts';
import type { Storage } from '#platform/server/media/storage.ts';

/** The files of a zip that lies in parts, opened one at a time. Names that lead out of it are an error when it is opened. */
export interface OpenZip {
  readonly files: ReadonlyMap<string, Entry>;
  readonly read: (name: string) => Promise<Readable>;
  readonly close: () => void;
}

type Fetching = Pick<Storage, 'get'>;

class PartsReader extends RandomAccessReader {
  readonly #storage: Fetching;
  readonly #folder: PartsFolder;

  constructor(storage: Fetching, folder: PartsFolder) {
    super();
    this.#storage = storage;
    this.#folder = folder;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return readParts(this.#storage, this.#folder, start, end);
  }
}

/** Throws where the bytes are no zip, or only the first half of one. */
export async function openZip(
  storage: Storage,
  folder: PartsFolder,
  bytes: number,
  limit: number,
): Promise<OpenZip> {
  const reader = new PartsReader(withLastPart(storage), folder);
  const zip = await fromRandomAccessReaderPromise(reader, bytes, { autoClose: false });
  const files = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (files.has(entry.fileName)) throw new Error(`two files are called ${entry.fileName}`);
    files.set(entry.fileName, entry);
    // Who looks at the sizes refuses what is beyond.
    if (files.size > limit) break;
  }
  return {
    files,
    read: (name) => {
      const entry = files.get(name);
      if (!entry) throw new Error(`${name} is not in the zip`);
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
}

/** A zip is read in many short pieces that lie side by side: the part they lie in is fetched once. */
function withLastPart(storage: Storage): Fetching {
  let last: { readonly key: string; readonly bytes: ReturnType<Storage['get']> } | undefined;
  return {
    get: (key) => {
      if (last?.key !== key) last = { key, bytes: storage.get(key) };
      return last.bytes;
    },
  };
}
