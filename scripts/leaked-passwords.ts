import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { writeLeakedPasswords } from '../src/platform/server/identity/leaked-passwords/filter.ts';

/** `npm run leaked-passwords -- list.txt filter`: makes what `LEAKED_PASSWORDS` names from a list that was downloaded. */
const [list, filter] = process.argv.slice(2);
if (!list || !filter) {
  console.error('npm run leaked-passwords -- <list of passwords or SHA-1, one a line> <filter to write>');
  process.exit(1);
}

const linesOf = (path: string) => createInterface({ input: createReadStream(path), crlfDelay: Infinity });

let count = 0;
for await (const line of linesOf(list)) if (line !== '') count += 1;
await writeLeakedPasswords(filter, linesOf(list), count);
console.log(`${count} passwords, ${(statSync(filter).size / 1e6).toFixed(1)} MB: ${filter}`);
