import { escapeHtml } from '#platform/shared/escape-html.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/** A plain page that lists every operation with its schemas; readable without JavaScript. */
export function docsPage(document: object, productName: string): string {
  const paths = ('paths' in document ? document.paths : {}) as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const title = escapeHtml(`${productName} API`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${title}</h1>
<p>${operations.length} operations. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${operations.join('\n')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const open = operation.security?.length === 0 ? 'no login' : 'bearer token';
  const parts = {
    parameters: operation.parameters,
    body: operation.requestBody,
    responses: operation.responses,
  };
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')} <em>(${open}, ${escapeHtml(operation.operationId ?? '')})</em></p>
<details><summary>Schemas</summary><pre>${escapeHtml(JSON.stringify(parts, null, 2))}</pre></details></section>`;
}
