import { hostname, userInfo } from 'node:os';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { openLog } from '../src/app/server/log.ts';
import { openPlatform } from '../src/app/server/open-platform.ts';
import { runOperator } from '../src/app/server/operator/run-operator.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { openLocalDatabase } from './steps/local-database.ts';

/** `npm run operator -- grant dev asha`: flags and roles of people, every act logged under who called it. */
const config = loadConfig(process.env);
const database = await openLocalDatabase(config.DATA_DIR, config.DATABASE_URL);
const platform = await openPlatform(
  { ...config, DATABASE_URL: database.url },
  openLog({ ...config, LOG_LEVEL: 'warn' }),
  identifyWith(resolveViewer),
);
try {
  const operator = `${process.env.SUDO_USER ?? userInfo().username}@${hostname()}`;
  const { ok, lines } = await runOperator(platform, process.argv.slice(2), operator);
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
} finally {
  await platform.close();
  await database.stop();
}
