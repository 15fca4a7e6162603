import { writeFileSync } from 'node:fs';
import { startFreshServer } from '../../scripts/steps/fresh-server.ts';

const [, , port, databaseFile] = process.argv;
const server = await startFreshServer(Number(port));
if (databaseFile) writeFileSync(databaseFile, server.databaseUrl);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
setInterval(() => undefined, 60_000);
