import { build } from 'vite';
import { injectManifest } from 'workbox-build';

const out = 'build/client';

/** The service worker is bundled by itself, then told the files of the build that was just made. */
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: out,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: 'src/app/web/worker/service-worker.ts', formats: ['es'], fileName: () => 'sw.js' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

const { count, size } = await injectManifest({
  swSrc: `${out}/sw.js`,
  swDest: `${out}/sw.js`,
  globDirectory: out,
  globPatterns: [
    'assets/*.{js,css}',
    'assets/*{latin-wght,first}*.woff2',
    'offline.{html,css}',
    '{icon,signs}.svg',
  ],
  globIgnores: ['assets/*latin-ext*', 'assets/*maplibre*', 'assets/LiveMap*', 'assets/*tiptap*'],
  // What has its content in its name needs no other version.
  dontCacheBustURLsMatching: /^assets\//,
  maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
});
console.log(`service worker: ${count} files, ${Math.round(size / 1024)} KB kept for offline use`);
