import { readFileSync, writeFileSync } from 'node:fs';
import { folders } from './house/check-house.ts';
import { readModules } from './house/read-modules.ts';
import { fillSpecMap, readSpecMap, wordSpecMap } from './house/spec-map.ts';

const path = 'docs/spec-map.md';
const text = readFileSync(path, 'utf8');
const head = text.slice(0, text.indexOf('| clause |'));
writeFileSync(path, wordSpecMap(head, fillSpecMap(readSpecMap(text), readModules(process.cwd(), folders))));
