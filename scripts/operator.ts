import { hostname, userInfo } from 'node:os';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { openLog } from '../src/app/server/log.ts';
import { openPlatform } from '../src/app/server/open-platform.ts';
import { restore } from '../src/app/server/operator/backups.ts';
import { type Outcome, runOperator } from '../src/app/server/operator/run-operator.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { openLocalDatabase, startLocalDatabase } from './steps/local-database.ts';

/** `npm run operator -- grant dev asha`: flags and roles of people, every act logged under who called it. */
const config = loadConfig(process.env);
const words = process.argv.slice(2);

/** A backup is restored into a database that nothing has been done to. */
async function runRestore(): Promise<Outcome> {
  const database = await startLocalDatabase(config.DATA_DIR, config.DATABASE_URL);
  return restore(config, database.url, words[1] ?? '').finally(database.stop);
}

async function runOnPlatform(): Promise<Outcome> {
  const database = await openLocalDatabase(config.DATA_DIR, config.DATABASE_URL);
  const platform = await openPlatform(
    { ...config, DATABASE_URL: database.url },
    openLog({ ...config, LOG_LEVEL: 'warn' }),
    identifyWith(resolveViewer),
  );
  try {
    const operator = `${process.env.SUDO_USER ?? userInfo().username}@${hostname()}`;
    return await runOperator(platform, words, operator);
  } finally {
    await platform.close();
    await database.stop();
  }
}

const { ok, lines } = await (words[0] === 'restore' ? runRestore() : runOnPlatform());
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
