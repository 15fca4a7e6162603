import { z } from 'zod';
import { face } from '#platform/shared/wire-values.ts';
import { MAX_NAMED_READERS, reasonsAgainst } from '../rules/readers.ts';

/** Who gets what is about to be written to many, and who does not. */
export const readers = z
  .object({
    count: z.number().int(),
    people: z.array(face).describe(`The first ${MAX_NAMED_READERS} of them.`),
    without: z.array(
      z.object({
        why: z.enum(reasonsAgainst),
        count: z.number().int(),
        /** Empty where the reason is nobody else's business. */
        names: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Readers' });
export type ReadersView = z.output<typeof readers>;
