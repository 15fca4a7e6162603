import fc from 'fast-check';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { fitting } from '../fuzz/arbitrary.ts';
import type { Schema } from '../openapi.ts';
import type { Request } from '../rights/make-request.ts';

const otherPicture = await goodPicture(30, 20);
const NOBODY = '018f0000-0000-7000-8000-000000000000';
const TRIES = { seed: 20_261_121, numRuns: 8 };

/**
 * The same request with another body, in as many ways as one part of it can be different; a rule about two parts
 * makes some of them malformed.
 */
export function otherRequests(request: Request, schema: Schema | undefined): Request[] {
  if (request.body instanceof Uint8Array) return [{ ...request, body: otherPicture }];
  const { body = {} } = request;
  if (!schema) return [{ ...request, body: { another: 'body' } }];
  const known = JSON.stringify(body);
  return (schema.anyOf ?? schema.oneOf ?? [schema])
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .flatMap(([name, of]) =>
      fc.sample(fitting(of, [NOBODY]), TRIES).map((value) => ({ ...body, [name]: value })),
    )
    .filter((other) => JSON.stringify(other) !== known)
    .map((other) => ({ ...request, body: other }));
}
