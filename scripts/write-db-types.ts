import { databaseUrl } from '../src/app/server/testing/make-template.ts';
import { unpackCluster } from '../src/app/server/testing/packed-cluster.ts';
import { startPostgres } from '../src/platform/server/db/supervisor.ts';
import { generateDbTypes } from './generate-db-types.ts';

const cluster = await unpackCluster();
const server = await startPostgres({ dataDir: cluster.folder, durable: false });
try {
  await generateDbTypes(databaseUrl(server.url, cluster.template));
} finally {
  await server.stop();
  cluster.remove();
}
