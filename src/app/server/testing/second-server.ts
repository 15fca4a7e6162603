import { buildApp } from '#app/server/app.ts';
import { openLog } from '#app/server/log.ts';
import { openPlatform } from '#app/server/open-platform.ts';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Caller, callerOf } from './caller.ts';
import type { CastMember } from './cast.ts';

interface SecondServer {
  as(member: CastMember): Caller;
  close(): Promise<void>;
}

/** Another server over the same database and with the same clock. */
export async function openSecondServer({ config, database, now }: Platform): Promise<SecondServer> {
  const setup = { ...config, DATABASE_URL: database.url };
  const platform = await openPlatform(setup, openLog(setup), identifyWith(resolveViewer), now);
  const app = await buildApp(platform);
  await app.ready();
  return {
    as: (member) => callerOf(app, member),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
