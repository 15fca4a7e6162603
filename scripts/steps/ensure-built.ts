import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runStep } from './run-step.ts';

const STAMP = 'build/.sources';
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'lingui.config.ts',
  'locales/**/*',
  'public/**/*',
  'scripts/build*.ts',
  'src/{app,areas,platform}/**/{web,shared,rules}/**/*',
  'src/areas/*/contract.ts',
  'src/ui/**/*',
];

/** Builds the pages unless the built ones are of these sources; true when it had to build. */
export async function ensureBuilt(): Promise<boolean> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false;
  const built = await runStep('npm', ['run', 'build', '--silent'], { quiet: true });
  if (!built.ok) throw new Error(`The pages could not be built:\n${built.output}`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
  return true;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
