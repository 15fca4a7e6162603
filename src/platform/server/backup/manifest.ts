import { z } from 'zod';

const counted = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** What a backup holds: written last, so that a folder that has one is whole. */
const manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The version of the program that wrote it. */
  program: z.string(),
  /** Every migration that its database had seen. */
  migrations: z.array(z.string().regex(/^[\w-]+\.sql$/)),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string().regex(/^\w+$/)),
      rows: z.int().nonnegative(),
      ...counted,
    }),
  ),
  jobs: z.object({ rows: z.int().nonnegative(), ...counted }),
  sequences: z.array(z.object({ name: z.string().regex(/^\w+$/), last: z.string().regex(/^-?\d+$/) })),
  media: z.array(z.object({ key: z.string(), ...counted })),
});

export type Manifest = z.output<typeof manifest>;
export type MediaEntry = Manifest['media'][number];

export function parseManifest(text: string): Manifest {
  return manifest.parse(JSON.parse(text));
}
