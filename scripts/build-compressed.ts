import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files are compressed once, at the highest level, instead of at every request. */
const files = globSync('build/client/**/*.{js,css,svg,html,webmanifest}');
for (const file of files) {
  const bytes = readFileSync(file);
  if (bytes.length < 860) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
