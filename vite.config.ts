import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';

/** The icon package is one file of 6,000 re-exports; naming the icon's own file makes a build 3 times as fast. */
function directIcons(): Plugin {
  const named = /import \{([^}]*)\} from ["']@tabler\/icons-react["'];?/g;
  const direct = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`;
  return {
    name: 'direct-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) =>
        code.replace(named, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map(direct)
            .join(' '),
        ),
    },
  };
}

const base = /node_modules\/(react|react-dom|scheduler|react-router|cookie|@lingui|@messageformat|moo)\//;
const frame = [
  /src\/ui\/(Action|Avatar|Badge|Card|Contours|DateBadge|Landscape|ThemeSwitch|Toasts?|toast|Wordmark|theme\/(theme|palette))\./,
  /src\/platform\/(shared\/(avatar|colour|landscape|locale|measures|seeded|time)|web\/(clock|colour-scheme|compile-message|i18n|page-|service-worker|session\/session-hint))/,
  /src\/app\/web\/(nonce|offer-new-version|shell\/(Problem|Footer|SkipLink|CookieNotice|Doors))/,
  /src\/areas\/site\/web\/(parts\/(?!Newsletter)|page-meta)/,
  /node_modules\/@mantine\/core\/esm\/core\/MantineProvider\//,
  /createReactComponent|preload-helper/,
];

/** What nearly every page of the app shows, and no visitor: one name in the list of files instead of five. */
const inside = /src\/ui\/(EmptyState|ErrorState|PageHeader|Skeletons|SubmitButton)\./;

/** Small things that most pages show, together: each alone weighs more than what it says. */
const small = /src\/(ui\/(Avatar|Badge|Card|DateBadge)\.|platform\/(shared\/time|web\/(clock|measures))\.)/;

/** What every page needs travels in two files instead of thirty; the rest is split by page. */
const chunks = [
  { name: 'base', test: base, priority: 2 },
  { name: 'frame', test: (id: string) => frame.some((part) => part.test(id)), priority: 1 },
  { name: 'small', test: small, priority: 1 },
  { name: 'inside', test: inside, priority: 1 },
];

export default defineConfig({
  plugins: [
    directIcons(),
    // The macros must be gone before React Router splits the route modules.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    lingui(),
    reactRouter(),
  ],
  css: { postcss: { plugins: [mantine()] } },
  // Without this the style imports inside the component library reach Node.
  ssr: { noExternal: [/^@mantine/] },
  // A dependency found late reloads the page in development.
  optimizeDeps: {
    include: [
      '@mantine/core',
      '@mantine/hooks',
      '@mantine/form',
      '@tanstack/react-query',
      '@tabler/icons-react',
      '@lingui/core',
      '@lingui/react',
      'get-nonce',
      'oidc-client-ts',
    ],
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  // Anything written under the root would reload the page.
  server: {
    watch: { ignored: ['**/.data/**', '**/shots/**', '**/build/**', '**/test-results/**', '**/*.log'] },
  },
});
