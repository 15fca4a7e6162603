import { mkdirSync, writeFileSync } from 'node:fs';
import { licenceOf } from './steps/licences.ts';
import { readParts } from './steps/read-parts.ts';

const folder = 'sbom';
const bill = await readParts();
const lines = bill.components
  .map((part) => `${part.name} ${part.version}: ${licenceOf(part)}`)
  .toSorted((a, b) => a.localeCompare(b, 'en'));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/trailfolk.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(`${folder}/licences.txt`, `${lines.join('\n')}\n`);
console.log(`${lines.length} packages in ${folder}/trailfolk.cdx.json and ${folder}/licences.txt`);
