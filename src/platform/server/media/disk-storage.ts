import { access, mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { checkKey, isKey, type Storage } from './storage.ts';

/** Files under one folder; a file appears whole or not at all, and is on the disk when `put` returns. */
export function diskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: (key) => readFile(pathOf(key)).catch(absent),
    delete: (key) => rm(pathOf(key), { force: true }),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    list: () => keysIn(root),
  };
}

async function* keysIn(root: string): AsyncIterable<string> {
  const folder = await opendir(root, { recursive: true }).catch(absent);
  if (!folder) return;
  for await (const entry of folder) {
    const key = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    // What is half written ends in `.part`, and is no key.
    if (entry.isFile() && isKey(key)) yield key;
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.part`;
  const file = await open(half, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
