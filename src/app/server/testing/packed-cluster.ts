import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUser, realDataDir } from '#platform/server/db/data-folder.ts';
import { startPostgres } from '#platform/server/db/supervisor.ts';
import { makeTemplate } from './make-template.ts';

const TEMPLATE = 'template_of_tests';
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const shelf = join(root, '.cache', 'test-clusters');
const ingredients = ['package-lock.json', 'migrations/*.sql', 'src/platform/server/{db,geo}/*.ts'];

interface Scratch {
  /** The data folder itself, which may lie outside the temporary folder. */
  readonly folder: string;
  remove(): void;
}

export interface UnpackedCluster extends Scratch {
  readonly template: string;
}

/**
 * A fresh data folder that already holds the template. Making one takes seconds, so the finished folder is kept
 * until a migration, the gazetteer or a package changes, and copied for each run.
 */
export async function unpackCluster(): Promise<UnpackedCluster> {
  const packed = join(shelf, fingerprint());
  if (!existsSync(packed)) await pack(packed);
  const scratch = scratchFolder();
  copy(join(packed, 'cluster'), scratch.folder);
  copy(join(packed, 'password'), `${scratch.folder}.password`);
  return { ...scratch, template: TEMPLATE };
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(ingredients, { cwd: root }).sort()) hash.update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

function scratchFolder(): Scratch {
  const parent = mkdtempSync(join(tmpdir(), 'test-cluster-'));
  chmodSync(parent, 0o755);
  const folder = realDataDir(join(parent, 'cluster'), databaseUser());
  const paths = [parent, ...['', '.log', '.owner', '.password'].map((ending) => folder + ending)];
  return {
    folder,
    remove() {
      for (const path of paths) rmSync(path, { recursive: true, force: true });
    },
  };
}

async function pack(packed: string): Promise<void> {
  const scratch = scratchFolder();
  try {
    const server = await startPostgres({ dataDir: scratch.folder, durable: false });
    await makeTemplate(server.url, TEMPLATE).finally(() => server.stop());
    store(scratch.folder, packed);
  } finally {
    scratch.remove();
  }
}

function store(folder: string, packed: string): void {
  mkdirSync(shelf, { recursive: true });
  for (const outdated of readdirSync(shelf)) rmSync(join(shelf, outdated), { recursive: true, force: true });
  const half = mkdtempSync(join(shelf, 'half-'));
  copy(folder, join(half, 'cluster'));
  copy(`${folder}.password`, join(half, 'password'));
  renameSync(half, packed);
}

// `cp -a` because the files belong to the database user and must stay so.
function copy(from: string, to: string): void {
  const done = spawnSync('cp', ['-a', from, to], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (done.status !== 0) throw new Error(`cp ${from} ${to}: ${done.stderr}`);
}
