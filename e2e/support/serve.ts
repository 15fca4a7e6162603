import { startFreshServer } from '../../scripts/steps/fresh-server.ts';

const server = await startFreshServer(Number(process.argv[2]));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
setInterval(() => undefined, 60_000);
