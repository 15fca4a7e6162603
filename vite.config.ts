import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { filesBeside } from './scripts/steps/page-files.ts';
import { shapesOfApi } from './scripts/steps/shapes-of-api.ts';

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

/** Pages are rendered on the server with icons whose strokes are written once. */
function serverIcons(): Plugin {
  const own = fileURLToPath(new URL('src/app/web/server-icon.ts', import.meta.url));
  return {
    name: 'server-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: [/^@tabler/] } }),
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /\/createReactComponent\.mjs$/ }, handler: () => own },
  };
}

/** A module's file may offer more than the page asks for: otherwise what a page needs would pull the rest after it. */
function freeFiles(): Plugin {
  return {
    name: 'free-files',
    enforce: 'post',
    apply: 'build',
    configResolved: ({ environments }) => {
      const { rolldownOptions } = environments.client?.build ?? {};
      if (rolldownOptions) rolldownOptions.preserveEntrySignatures = 'allow-extension';
    },
  };
}

/** What React and the router are made of; nearly all that a visitor loads. */
const base = [
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@lingui|@messageformat|moo)\//,
  /preload-helper|rolldown\/runtime/,
];

/** The frame of every page, and what most pages for visitors show. */
const frame = [
  /src\/ui\/(Action|Avatar|Badge|Card|Contours|DateBadge|Landscape|ThemeSwitch|Toasts?|toast|Wordmark|theme\/(theme|palette))\./,
  /src\/platform\/(shared\/(avatar|colour|landscape|locale|measures|seeded|time)|web\/(api|clock|colour-scheme|compile-message|i18n|lazy-part|measures|page-|service-worker|faces|session\/session-hint))/,
  /src\/app\/web\/(nonce|early-acts|shell\/(Problem|Footer|SkipLink|CookieNotice|Doors))/,
  /src\/areas\/site\/web\/(public\/(?!Newsletter)|page-meta)/,
  /src\/platform\/web\/breadcrumbs/,
  /node_modules\/@mantine\/core\/esm\/core\/MantineProvider\//,
  /createReactComponent/,
];

/** How the pages for visitors look, in the one file that a first picture waits for. */
const looks = [
  /src\/areas\/(site|link)\/web\/.*\.css/,
  /src\/areas\/huddle\/web\/(view\/(cards|Huddle(Body|Header))|public\/HuddleCard)\.module\.css/,
  /src\/areas\/community\/web\/community\.module\.css/,
  /src\/areas\/inspiration\/web\/(explore|story\/(reader|story)|public\/StoryGrid)\.module\.css/,
  /src\/app\/web\/shell\/(PublicFrame|login)\.module\.css/,
  /src\/ui\/\w+\.module\.css/,
];

const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** What every page needs travels in two files instead of thirty. */
const chunks = [
  { name: 'base', test: anyOf(base), priority: 3 },
  { name: filesBeside(anyOf([...frame, ...looks])), debugName: 'by who loads it' },
];

export default defineConfig({
  // What a browser has kept of the API's answers is good as long as they have the same shapes.
  define: { 'import.meta.env.VITE_SHAPES': JSON.stringify(shapesOfApi()) },
  plugins: [
    directIcons(),
    serverIcons(),
    // The macros must be gone before React Router splits the route modules.
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    lingui(),
    reactRouter(),
    freeFiles(),
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
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
        },
      },
    },
  },
  // Anything written under the root would reload the page.
  server: {
    watch: { ignored: ['**/.data/**', '**/shots/**', '**/build/**', '**/test-results/**', '**/*.log'] },
  },
});
