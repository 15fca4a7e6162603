import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './licences.ts';
import { runStep } from './run-step.ts';

interface Manifest {
  readonly name: string;
  readonly devDependencies?: object;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devDependencies?: object }>>;
}

/** The list of parts in CycloneDX, as npm makes it. */
interface Bill {
  readonly components: readonly Part[];
}

/**
 * What is shipped, for all platforms: from the lockfile, so that every machine reads the same. Told to omit what is for
 * development, npm leaves out what development needs as well; so it is shown a project without it, in a folder that
 * has the name which it takes for that of the program.
 */
export async function readParts(): Promise<Bill> {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const above = mkdtempSync(join(tmpdir(), 'parts-'));
  const folder = join(above, manifest.name);
  mkdirSync(folder);
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(withoutDevelopment(lock)));
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    const made = await runStep('npm', ['sbom', `--prefix=${folder}`, ...options], { quiet: true });
    if (!made.ok) throw new Error(`npm sbom failed:\n${made.output}`);
    return JSON.parse(made.output) as Bill;
  } finally {
    rmSync(above, { recursive: true });
  }
}

function withoutDevelopment(lock: Lock): Lock {
  const { '': root, ...packages } = lock.packages;
  const { devDependencies: _, ...shipped } = root ?? {};
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  return { ...lock, packages: { '': shipped, ...Object.fromEntries(kept) } };
}
