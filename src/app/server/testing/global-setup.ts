import type { TestProject } from 'vitest/node';
import { startPostgres } from '#platform/server/db/supervisor.ts';
import { makeTemplate } from './make-template.ts';
import { unpackCluster } from './packed-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a database on the server in which test databases are made. */
    readonly postgres: string;
    /** The migrated database every test database is a copy of. */
    readonly template: string;
  }
}

/** One database server for the whole run: the one of DATABASE_URL, or a throw-away cluster of our own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const template = `template_${process.pid}`;
    await makeTemplate(given, template);
    project.provide('postgres', given);
    project.provide('template', template);
    return async () => {};
  }
  const cluster = await unpackCluster();
  const server = await startPostgres({ dataDir: cluster.folder, durable: false });
  project.provide('postgres', server.url);
  project.provide('template', cluster.template);
  return async () => {
    await server.stop();
    cluster.remove();
  };
}
