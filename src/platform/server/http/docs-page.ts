import { escapeHtml } from '#platform/shared/escape-html.ts';
import type { Deprecation } from '#platform/shared/wire.ts';
import { ENDING, MONTHS_AHEAD } from './deprecation.ts';
import { oldNames } from './old-names.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly { readonly program?: readonly string[] }[];
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/**
 * A plain page that lists every operation with its schemas; readable without JavaScript. `guide` is HTML and stands
 * before them.
 */
export function docsPage(document: object, productName: string, guide: string): string {
  const paths = ('paths' in document ? document.paths : {}) as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      wire: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const title = escapeHtml(`${productName} API`);
  const sections = operations.map(({ wire, operation }) => section(wire, operation));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${title}</h1>
<p>${operations.length} operations. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${guide}
${ending(operations.filter(({ operation }) => operation.deprecated))}
${sections.join('\n')}</main></body></html>`;
}

interface Listed {
  readonly wire: string;
  readonly operation: Operation;
}

/** What ends, and what to use instead; announced in the headers of each answer, too. */
function ending(operations: readonly Listed[]): string {
  const names = Object.entries(oldNames).map(
    ([name, ends]) => `Parameter <code>${escapeHtml(name)}</code> of lists: ${endOf(ends)}`,
  );
  const whole = operations.map(
    ({ wire, operation }) => `<code>${escapeHtml(wire)}</code>: ${escapeHtml(operation.description ?? '')}`,
  );
  return `<section id="${ENDING}"><h2>What ends</h2>
<p>What changes in a way that breaks programs is announced ${MONTHS_AHEAD} months ahead, here and in the headers
<code>Deprecation</code> (RFC 9745) and <code>Sunset</code> (RFC 8594) of each answer that it concerns.</p>
<ul>${[...names, ...whole].map((line) => `<li>${line}</li>`).join('')}</ul></section>`;
}

function endOf({ since, until, instead }: Deprecation): string {
  return `old since ${since}, ends on ${until}; use <code>${escapeHtml(instead)}</code>.`;
}

function section(wire: string, operation: Operation): string {
  const parts = {
    parameters: operation.parameters,
    body: operation.requestBody,
    responses: operation.responses,
  };
  return `<section><h2><code>${escapeHtml(wire)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')} <em>(${keysOf(operation)}, ${escapeHtml(operation.operationId ?? '')})</em></p>
<details><summary>Schemas</summary><pre>${escapeHtml(JSON.stringify(parts, null, 2))}</pre></details></section>`;
}

/** What one has to show: nothing, the token of a person, or that of a program with a scope. */
function keysOf({ security }: Operation): string {
  if (security?.length === 0) return 'no login';
  const scopes = (security ?? []).flatMap(({ program = [] }) => program);
  return scopes.length > 0
    ? `bearer token, or one of a program with ${escapeHtml(scopes.join(', '))}`
    : 'bearer token';
}
