import fastJsonStringify from 'fast-json-stringify';
import { type ZodType, z } from 'zod';

type Stringify = (value: unknown) => string;

/** Serialises by the reply's schema: what it does not name cannot leave the server. */
export function serializerOf({ schema }: { schema: unknown }): Stringify {
  const json = z.toJSONSchema(schema as ZodType, { io: 'output', target: 'draft-7' });
  return fastJsonStringify(json as Parameters<typeof fastJsonStringify>[0]) as Stringify;
}
