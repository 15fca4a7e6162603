import { readFileSync, writeFileSync } from 'node:fs';
import { folders } from './house/check-house.ts';
import { readModules } from './house/read-modules.ts';
import { fillSpecMap, readSpecMap, wordSpecMap } from './house/spec-map.ts';

const path = 'docs/spec-map.md';
const text = readFileSync(path, 'utf8');
// The formatter pads the cells, so the head of the table is found by its first word.
const head = text.slice(0, text.search(/^\| clause\b/m));
writeFileSync(path, wordSpecMap(head, fillSpecMap(readSpecMap(text), readModules(process.cwd(), folders))));
