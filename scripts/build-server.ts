import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { serialize } from 'node:v8';
import { build, type Plugin } from 'rolldown';
import { kinds } from '#areas/aurora/rules/kinds/kinds.ts';
import { learn } from '#areas/aurora/rules/recognise/recogniser.ts';

const out = resolve('build/program');

/** Machine code, and what is large and few requests need: these stay where they are installed. */
const outside = ['sharp', '@node-rs/argon2', 'satori', 'vite', 'pg-native'];

/** Files beside a module (texts, threads, migrations) stay in the source, and are looked for there. */
const filesOfSource: Plugin = {
  name: 'files-of-source',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    handler: (code, id) =>
      code.replaceAll('import.meta.url', `new URL('${relative(out, id)}', import.meta.url).href`),
  },
};

/** The built pages are part of the program: there is one React. */
const withPages: Plugin = {
  name: 'with-pages',
  load: {
    filter: { id: /\/src\/app\/server\/built-pages\.ts$/ },
    handler: () => `export const loadPages = () => import('${resolve('build/server/index.js')}');`,
  },
};

/** Learned once here: each start of the server would take seconds of a core for it, and the first question wait. */
const withKinds: Plugin = {
  name: 'with-kinds',
  load: {
    filter: { id: /\/src\/areas\/aurora\/server\/learned-before\.ts$/ },
    handler: () => `
      import { readFile } from 'node:fs/promises';
      import { deserialize } from 'node:v8';
      const file = new URL('../../../../build/program/kinds.bin', import.meta.url);
      export const learnedBefore = async () => deserialize(await readFile(file));`,
  },
};

/** React in its fast form, whatever mode the server is started in: the slow one is left out. */
const fastReact: Plugin = {
  name: 'fast-react',
  transform: {
    filter: { id: /\/node_modules\/(react|react-dom|scheduler)\//, code: 'process.env.NODE_ENV' },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
};

/**
 * One character beyond ASCII doubles what the text of its file takes in memory. `charset` escapes all but those of
 * templates with a tag; tags here read what is escaped like what is not.
 */
const asciiTemplates: Plugin = {
  name: 'ascii-templates',
  renderChunk(code, { name }) {
    if (/String\.raw`[^`]*\P{ASCII}/u.test(code)) throw new Error(`String.raw beyond ASCII in ${name}`);
    return code.replace(/\P{ASCII}/gu, (character) =>
      character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
    );
  },
};

await build({
  input: { main: 'src/app/server/main.ts' },
  platform: 'node',
  external: outside,
  plugins: [filesOfSource, withPages, withKinds, fastReact, asciiTemplates],
  logLevel: 'warn',
  // What React writes at the top of files for bundlers of another kind, and what packages evaluate, changes nothing here.
  checks: { eval: false },
  onwarn: (warning, warn) => {
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
  output: {
    dir: out,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: ({ name }) => (name.startsWith('node_modules/') ? '[name].mjs' : '[name]-[hash].mjs'),
    // `isOfJobLibrary` knows the driver and the job library by these in a stack.
    codeSplitting: {
      groups: [
        { name: 'node_modules/pg/index', test: /\/node_modules\/pg(-\w+)?\//, priority: 2 },
        {
          name: 'node_modules/graphile-worker/index',
          test: /\/node_modules\/@?graphile[\w-]*\//,
          priority: 1,
        },
      ],
    },
    // The identity provider and the log name things by their classes.
    keepNames: true,
    charset: 'ascii',
    comments: false,
  },
});

await writeFile(resolve(out, 'kinds.bin'), serialize(learn(kinds)));
