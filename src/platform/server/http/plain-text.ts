import type { FastifyInstance } from 'fastify';
import { faultMessages } from './messages.ts';
import { sendFault } from './problem.ts';

/** No database column, no page and no mail takes these: the zero byte, and halves of a sign. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

/**
 * One rule for all text that a caller sends, whether it stands in the address or in the body, at any depth: what could
 * be kept nowhere is refused before any schema looks at it. The schemas of a contract say what else a text may be.
 */
export function refuseUnkeepableText(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    const { params, query, body } = request;
    const parts = { params, query, body };
    const fault = Object.entries(parts).flatMap(([name, part]) => faultIn(part, name) ?? [])[0];
    if (fault === undefined) return done();
    const said = { sentence: faultMessages.NO_TEXT, values: { path: fault } };
    sendFault(request, reply, { status: 400, code: 'BAD_REQUEST', ...said });
  });
}

/** Where the first such sign stands; the text itself is not repeated. Deep values are no reason to end the process. */
function faultIn(root: unknown, name: string): string | undefined {
  const waiting: [unknown, string][] = [[root, name]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path] = next;
    if (typeof value === 'string' && UNKEEPABLE.test(value)) return path;
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (UNKEEPABLE.test(key)) return path;
      waiting.push([inner, `${path}.${key}`]);
    }
  }
  return undefined;
}
