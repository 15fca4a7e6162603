import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files are compressed once, at the highest level, instead of at every request. */
async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < 860) return;
  const small = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

await Promise.all(globSync('build/client/**/*.{js,css,svg,html,webmanifest}').map(compress));
