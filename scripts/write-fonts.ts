import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { firstSigns, rangeOf } from '../src/ui/theme/first-signs.ts';

/**
 * `npm run fonts`: the small faces that a first visit waits for, cut out of the whole ones: the signs that nearly every
 * page needs, the weights in use, and of the features those that set words and figures. 31 KB instead of 85.
 */
const faces = [
  ['inter', { min: 400, max: 700 }],
  ['fraunces', 560],
] as const;

const { resolve } = createRequire(import.meta.url);
for (const [name, wght] of faces) {
  const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const first = await subsetFont(whole, firstSigns, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  });
  await writeFile(`src/ui/theme/${name}-first.woff2`, first);
  console.log(`${name}: ${whole.length} bytes, first ${first.length}`);
}
console.log(`unicode-range: ${rangeOf(firstSigns)}`);
