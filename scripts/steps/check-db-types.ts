import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '../../src/app/server/testing/make-template.ts';
import { unpackCluster } from '../../src/app/server/testing/packed-cluster.ts';
import { startPostgres } from '../../src/platform/server/db/supervisor.ts';
import { generateDbTypes } from '../generate-db-types.ts';
import type { StepResult } from './run-step.ts';

/** The committed types of the database are those of the migrations. */
export async function checkDbTypes(): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'db-types-'));
  const cluster = await unpackCluster();
  const server = await startPostgres({ dataDir: cluster.folder, durable: false });
  try {
    const fresh = join(folder, 'schema.ts');
    await generateDbTypes(databaseUrl(server.url, cluster.template), fresh);
    const same = readFileSync(fresh, 'utf8') === readFileSync('src/platform/server/db/schema.ts', 'utf8');
    return {
      ok: same,
      output: same ? '' : 'src/platform/server/db/schema.ts is not of these migrations: npm run db:types',
    };
  } finally {
    await server.stop();
    cluster.remove();
    rmSync(folder, { recursive: true });
  }
}
