import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const committed = fileURLToPath(new URL('../src/platform/server/db/schema.ts', import.meta.url));

/** Writes the Kysely types of a migrated database; `npm run check` fails when the committed ones differ. */
export function generateDbTypes(databaseUrl: string, file: string = committed): void {
  execFileSync(
    'kysely-codegen',
    [
      '--dialect',
      'postgres',
      '--url',
      databaseUrl,
      '--out-file',
      file,
      '--log-level',
      'error',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--type-mapping',
      '{"int8":"number"}',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names a migrated database');
  generateDbTypes(process.env.DATABASE_URL, process.argv[2]);
}
