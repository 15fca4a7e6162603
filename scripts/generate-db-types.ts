import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readColumnTypes, withColumnTypes } from './column-types.ts';

const committed = fileURLToPath(new URL('../src/platform/server/db/schema.ts', import.meta.url));

/** Writes the Kysely types of a migrated database; `npm run check` fails when the committed ones differ. */
export async function generateDbTypes(databaseUrl: string, file: string = committed): Promise<void> {
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
  writeFileSync(file, withColumnTypes(readFileSync(file, 'utf8'), await readColumnTypes(databaseUrl)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names a migrated database');
  await generateDbTypes(process.env.DATABASE_URL, process.argv[2]);
}
