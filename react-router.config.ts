import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app/web',
  ssr: true,
  // Lazy discovery asks the server for every link, and fails without signal.
  routeDiscovery: { mode: 'initial' },
  // A loader in a file of its own is one more request, for a few hundred bytes.
  splitRouteModules: false,
} satisfies Config;
