import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { runStep, type StepResult } from './run-step.ts';

/** Every text of the pages stands in the catalogs; the catalogs are left as they were. */
export async function checkMessages(): Promise<StepResult> {
  if (!existsSync('lingui.config.ts')) return { ok: true, output: '' };
  const files = globSync('locales/**/*.po');
  const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const extracted = await runStep('npm', ['run', 'messages', '--silent'], { quiet: true });
  const changed = files.filter(
    (file) => wordsOf(readFileSync(file, 'utf8')) !== wordsOf(before.get(file) ?? ''),
  );
  for (const [file, text] of before) writeFileSync(file, text);
  if (!extracted.ok) return extracted;
  const output =
    changed.length > 0 ? `${changed.join(', ')} miss texts of the sources: npm run messages` : '';
  return { ok: changed.length === 0, output };
}

// The head of a catalog carries the day it was made.
function wordsOf(catalog: string): string {
  return catalog.replace(/^"(POT-Creation-Date|PO-Revision-Date):.*\n/gm, '');
}
