import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { loadConfig, UnsafeSettings } from '#platform/server/config.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { releaseMemoryOfStart } from '#platform/server/release-memory.ts';
import { isUnavailable } from '#platform/server/trouble.ts';
import { buildApp } from './app.ts';
import { jobLanes } from './jobs.ts';
import { openLog } from './log.ts';
import { openPlatform } from './open-platform.ts';
import { registerPages } from './pages.ts';

const GRACE_MS = 10_000;

async function serve(): Promise<void> {
  const config = loadConfig(process.env);
  if (!config.DATABASE_URL) throw new UnsafeSettings('DATABASE_URL: the server process needs a database');
  const log = openLog(config);
  const platform = await openPlatform(
    { ...config, DATABASE_URL: config.DATABASE_URL },
    log,
    identifyWith(resolveViewer),
  );
  const app = await buildApp(platform);
  await registerPages(app, platform);
  const jobs = await startJobs(platform, jobLanes(platform));
  await app.listen({ port: config.PORT, host: config.HOST });
  log.info({ origin: config.PUBLIC_ORIGIN }, 'listening');
  releaseMemoryOfStart();
  surviveLostDatabase(log);
  closeWithGrace({ delay: GRACE_MS, logger: log, skip: ['unhandledRejection'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await app.close();
    await jobs.stop();
    await platform.close();
  });
}

/** The job library lets go of promises that fail while the database is away; anything else is a bug and ends us. */
function surviveLostDatabase(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && isUnavailable(error))) throw error;
    log.warn({ err: error }, 'unavailable');
  });
}

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof UnsafeSettings ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
