import { flushCompileCache } from 'node:module';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { loadConfig, UnsafeSettings } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { isOfJobLibrary, startJobs } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { loadPushKeys } from '#platform/server/push/push-keys.ts';
import { releaseMemoryOfStart } from '#platform/server/release-memory.ts';
import { isUnavailable } from '#platform/server/trouble.ts';
import { buildApp } from './app.ts';
import { jobQueues } from './jobs.ts';
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
  await loadPushKeys(platform.database.db, platform.now(), () =>
    log.error('the push keys are lost: devices get pushes again once their browser opens the app'),
  );
  const app = await buildApp(platform);
  await registerPages(app, platform);
  await app.listen({ port: config.PORT, host: config.HOST });
  log.info({ origin: config.PUBLIC_ORIGIN }, 'listening');
  surviveLostDatabase(log);
  // What is enqueued meanwhile waits for them: nobody's first answer does.
  const background = openBackground(platform);
  const jobs = startJobs(background, jobQueues(background));
  closeWithGrace({ delay: GRACE_MS, logger: log, skip: ['unhandledRejection'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error');
    await app.close();
    await (await jobs).stop();
    await background.database.close();
    await platform.close();
  });
  await jobs;
  // Kept now, it holds what the start needs; at the end it would hold all that was ever run, for each start to load.
  flushCompileCache();
  releaseMemoryOfStart();
}

/**
 * What runs in the background has connections of its own: it keeps no request waiting, and the database looks at the
 * values of its statements, of which some are for one and some for thousands.
 */
function openBackground(platform: Platform): Platform {
  const { DATABASE_POOL } = platform.config;
  const lost = (error: Error) => platform.log.warn({ err: error }, 'database connection lost');
  return { ...platform, database: openDatabase(platform.database.url, DATABASE_POOL, lost, 'CHOSEN') };
}

/** A failure that nobody awaits is a bug and ends us, but for those of a database that is away. */
function surviveLostDatabase(log: Logger): void {
  process.on('unhandledRejection', (error) => {
    const isBearable = error instanceof Error && (isUnavailable(error) || isOfJobLibrary(error));
    if (!isBearable) throw error;
    log.warn({ err: error }, 'unavailable');
  });
}

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof UnsafeSettings ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
