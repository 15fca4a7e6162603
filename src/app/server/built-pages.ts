import type { ServerBuild } from 'react-router';

/** The pages that `npm run build` made; in the built server, its own copy of them (`scripts/build-server.ts`). */
export const loadPages = (): Promise<ServerBuild> =>
  import(new URL('../../../build/server/index.js', import.meta.url).href);
