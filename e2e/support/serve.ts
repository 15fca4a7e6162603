import { writeFileSync } from 'node:fs';
import { startFreshServer } from '../../scripts/steps/fresh-server.ts';

const [, , port, databaseFile] = process.argv;
// A language model is set up and away, so every answer is one that our own rules give in its place.
const away = { AURORA_BASE_URL: 'http://127.0.0.1:9/v1' };
// An app of somebody else that people may log in to: for a browser this machine by its number is another site.
const huts = {
  client_id: 'hut-book',
  client_name: 'Hut book',
  redirect_uris: [`http://127.0.0.1:${port}/robots.txt`],
};
// Journeys make their people as they go: each would be a newcomer.
const known = { NEWCOMER_DAYS: '0' };
const settings = { ...away, ...known, OIDC_CLIENTS: JSON.stringify([huts]) };
const server = await startFreshServer(Number(port), settings);
if (databaseFile) writeFileSync(databaseFile, server.databaseUrl);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
setInterval(() => undefined, 60_000);
