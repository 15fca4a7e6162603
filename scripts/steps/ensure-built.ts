import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { runStep } from './run-step.ts';

interface Build {
  readonly stamp: string;
  readonly sources: readonly string[];
  readonly command: readonly [string, ...string[]];
}

const pages: Build = {
  stamp: 'build/.sources',
  sources: [
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
  ],
  command: ['npm', 'run', 'build', '--silent'],
};

/** With the pages in it: when those were built it was, too. */
const server: Build = {
  stamp: 'build/.server-sources',
  sources: ['package-lock.json', 'scripts/build-server.ts', 'src/**/*.ts'],
  command: [process.execPath, 'scripts/build-server.ts'],
};

/** Builds pages and server unless the built ones are of these sources; true when it had to build the pages. */
export async function ensureBuilt(): Promise<boolean> {
  const hadToBuild = await ensure(pages, 'pages');
  if (hadToBuild) writeFileSync(server.stamp, fingerprint(server));
  else await ensure(server, 'server');
  return hadToBuild;
}

async function ensure(build: Build, what: string): Promise<boolean> {
  const wanted = fingerprint(build);
  if (existsSync(build.stamp) && readFileSync(build.stamp, 'utf8') === wanted) return false;
  const [command, ...options] = build.command;
  const built = await runStep(command, options, { quiet: true });
  if (!built.ok) throw new Error(`The ${what} could not be built:\n${built.output}`);
  writeFileSync(build.stamp, wanted);
  return true;
}

function fingerprint({ sources }: Build): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
